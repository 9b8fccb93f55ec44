import { z } from 'zod';
import { verificationCode } from '#features/accounts/contract/accounts-schemas.ts';
import { mailAddress, mobileNumber } from '#platform/shared/contact-schemas.ts';
import { ACCOUNT_HOLDERS, defineEndpoint } from '#platform/shared/define-endpoint.ts';
import { pictureFile } from '#platform/shared/file-content.ts';
import { plainText } from '#platform/shared/wire-schemas.ts';

/** One line: no line breaks, and no marks that turn the direction of writing around. */
const personName = plainText(20).refine(
  (name) => !/[\p{Cc}\u202A-\u202E\u2066-\u2069]/u.test(name),
  '含有不可用的字符',
);

/** What a person sees of their own account; phone and mail arrive masked. */
export const personalProfile = z.object({
  userName: z.string(),
  realName: z.string(),
  nickName: z.string().nullable(),
  avatarUrl: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  email: z.string().nullable(),
  subscribePromotion: z.boolean(),
  firmName: z.string(),
  customerCode: z.string(),
  roles: z.array(z.string()),
  /** Identity of the session in words: 企业账号. */
  identity: z.string(),
  passwordChangedAt: z.string().nullable(),
});
export type PersonalProfile = z.infer<typeof personalProfile>;

export const avatarErrors = {
  AVATAR_KIND: { status: 422, code: 34010, message: '头像只支持 JPG、PNG、WebP 图片' },
  AVATAR_UNREADABLE: { status: 422, code: 34011, message: '头像图片已损坏，无法读取，请换一张' },
  AVATAR_DIMENSIONS: { status: 422, code: 34012, message: '头像图片边长应在 10 到 4096 像素之间' },
  AVATAR_ANIMATED: { status: 422, code: 34013, message: '头像不支持动图，请使用静态图片' },
} as const;

export const contactErrors = {
  PASSWORD_NOT_CONFIRMED: { status: 403, code: 34014, message: '请先验证登录密码，再修改手机号或邮箱' },
  CONTACT_CODE_REFUSED: { status: 422, code: 34015, message: '验证码不正确或已失效，请重新获取' },
  PHONE_TAKEN: { status: 409, code: 34016, message: '该手机号已绑定其他账号，请换一个手机号' },
  MAIL_TAKEN: { status: 409, code: 34017, message: '该邮箱已绑定其他账号，请换一个邮箱' },
} as const;

/** The caller's own account. Sessions of procurement systems have none here. */
export const personalContract = {
  readProfile: defineEndpoint({
    method: 'POST',
    path: '/member-center/user/profile/read',
    summary: '查询个人信息',
    input: z.strictObject({}),
    output: personalProfile,
    identities: ACCOUNT_HOLDERS,
    specified: false,
  }),
  updateProfile: defineEndpoint({
    method: 'POST',
    path: '/member-center/user/profile/update',
    summary: '修改个人信息',
    /** Only what is given changes, so that two open pages do not undo each other. */
    input: z.strictObject({
      realName: personName.pipe(z.string().min(1, '请填写姓名')).optional(),
      /** Empty: no nick name. */
      nickName: personName.optional(),
      subscribePromotion: z.boolean().optional(),
    }),
    output: personalProfile,
    identities: ACCOUNT_HOLDERS,
    transaction: 'write',
    specified: false,
  }),
  uploadAvatar: defineEndpoint({
    method: 'POST',
    path: '/member-center/user/profile/avatar/upload',
    summary: '上传头像',
    input: z.strictObject({ image: pictureFile() }),
    output: personalProfile,
    identities: ACCOUNT_HOLDERS,
    rate: 'upload',
    transaction: 'none',
    errors: avatarErrors,
    specified: false,
  }),
  removeAvatar: defineEndpoint({
    method: 'POST',
    path: '/member-center/user/profile/avatar/remove',
    summary: '删除头像',
    input: z.strictObject({}),
    output: personalProfile,
    identities: ACCOUNT_HOLDERS,
    rate: 'upload',
    transaction: 'none',
    specified: false,
  }),
  changePhone: defineEndpoint({
    method: 'POST',
    path: '/member-center/user/profile/phone/change',
    summary: '更换手机号',
    input: z.strictObject({ phoneNumber: mobileNumber, code: verificationCode }),
    output: personalProfile,
    identities: ACCOUNT_HOLDERS,
    transaction: 'none',
    errors: contactErrors,
    specified: false,
  }),
  changeMail: defineEndpoint({
    method: 'POST',
    path: '/member-center/user/profile/mail/change',
    summary: '更换邮箱',
    input: z.strictObject({ email: mailAddress, code: verificationCode }),
    output: personalProfile,
    identities: ACCOUNT_HOLDERS,
    transaction: 'none',
    errors: contactErrors,
    specified: false,
  }),
};
