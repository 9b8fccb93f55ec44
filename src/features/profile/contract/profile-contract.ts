import { z } from 'zod';
import { BUYERS, defineEndpoint } from '#platform/shared/define-endpoint.ts';
import { tableFile } from '#platform/shared/file-content.ts';
import { PHONE_PATTERN } from '#platform/shared/phone-pattern.ts';
import { plainText, rowId } from '#platform/shared/wire-schemas.ts';

export const addressInput = z.strictObject({
  receiver: plainText(30).min(1, '请填写收货人'),
  phone: z.string().trim().regex(PHONE_PATTERN, '请填写 11 位手机号或带区号的座机号'),
  /** County code of GB/T 2260; the names are looked up by the server. */
  regionCode: z.string().regex(/^\d{6}$/, '请选择省市区'),
  detail: plainText(120).min(2, '请填写街道、门牌号等详细地址'),
  isDefault: z.boolean().default(false),
});
export type AddressInput = z.infer<typeof addressInput>;

/** The caller's own address, shown whole to its owner. */
export const address = z.object({
  id: rowId,
  receiver: z.string(),
  phone: z.string(),
  regionCode: z.string(),
  province: z.string(),
  city: z.string(),
  district: z.string(),
  detail: z.string(),
  isDefault: z.boolean(),
});
export type Address = z.infer<typeof address>;

/** Addresses one person keeps in one firm: as many as one file brings. */
export const MAX_ADDRESSES = 1_000;

export const addressErrors = {
  REGION_UNKNOWN: { status: 400, code: 34001, message: '没有这个省市区，请重新选择' },
  ADDRESS_BOOK_FULL: { status: 409, code: 34002, message: '最多保存 1,000 个收货地址，请先删除不用的地址' },
  ADDRESS_TABLE_REFUSED: { status: 422, code: 34003, message: '一次最多导入 1,000 个地址，请拆成几个文件' },
} as const;

const addressReport = z.object({
  dryRun: z.boolean(),
  added: z.number().int(),
  refused: z.number().int(),
  rows: z.array(
    z.object({
      rowNumber: z.number().int(),
      receiver: z.string(),
      detail: z.string(),
      problem: z.string().nullable(),
    }),
  ),
});
export type AddressReport = z.infer<typeof addressReport>;

const byId = z.strictObject({ id: rowId });
const addresses = z.array(address);

/** Delivery addresses of the caller; the specification shows no paths for them. */
export const profileContract = {
  listAddresses: defineEndpoint({
    method: 'POST',
    path: '/enterprise-service/address/list',
    summary: '查询收货地址',
    input: z.strictObject({}),
    output: addresses,
    identities: BUYERS,
    specified: false,
  }),
  addAddress: defineEndpoint({
    method: 'POST',
    path: '/enterprise-service/address/add',
    summary: '新增收货地址',
    input: addressInput,
    output: address,
    identities: BUYERS,
    permission: 'ADDRESS_ADD',
    idempotent: true,
    transaction: 'write',
    errors: addressErrors,
    specified: false,
  }),
  editAddress: defineEndpoint({
    method: 'POST',
    path: '/enterprise-service/address/edit',
    summary: '修改收货地址',
    input: addressInput.extend({ id: rowId }),
    objects: { id: 'address' },
    output: address,
    identities: BUYERS,
    permission: 'ADDRESS_EDIT',
    transaction: 'write',
    errors: addressErrors,
    specified: false,
  }),
  removeAddress: defineEndpoint({
    method: 'POST',
    path: '/enterprise-service/address/remove',
    summary: '删除收货地址',
    input: byId,
    objects: { id: 'address' },
    output: addresses,
    identities: BUYERS,
    permission: 'ADDRESS_DELETE',
    transaction: 'write',
    specified: false,
  }),
  setDefaultAddress: defineEndpoint({
    method: 'POST',
    path: '/enterprise-service/address/setDefault',
    summary: '设为默认收货地址',
    input: byId,
    objects: { id: 'address' },
    output: addresses,
    identities: BUYERS,
    permission: 'ADDRESS_EDIT',
    transaction: 'write',
    specified: false,
  }),
  importAddresses: defineEndpoint({
    method: 'POST',
    path: '/enterprise-service/address/import',
    summary: '批量导入收货地址',
    input: z.strictObject({
      file: tableFile(),
      /** Says what would happen and keeps nothing. */
      dryRun: z.boolean(),
    }),
    output: addressReport,
    identities: BUYERS,
    permission: 'ADDRESS_ADD',
    rate: 'upload',
    // The file is read before a transaction is opened.
    transaction: 'none',
    errors: addressErrors,
    specified: false,
  }),
};
