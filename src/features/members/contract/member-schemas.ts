import { z } from 'zod';
import { tableFile } from '#platform/shared/file-content.ts';
import { pageInput } from '#platform/shared/pagination.ts';
import { amountText, plainText, rowId } from '#platform/shared/wire-schemas.ts';

const optionalText = z.string().nullable();

/** A group account names the member company it works on; everybody else is in their own. */
export const company = { companyId: rowId.optional() };

export const dataScope = z.enum(['self', 'department', 'branch', 'company', 'group']);
export const memberStateName = z.enum(['enabled', 'invited', 'frozen', 'left']);

export const memberFilter = z.strictObject({
  ...company,
  /** Part of a name or of the user number; phone numbers and mail addresses only whole, because they are shown masked. */
  keyword: plainText(60).default(''),
  state: memberStateName.optional(),
  departmentId: rowId.optional(),
  /** Together with everything below the department. */
  below: z.stringbool().default(true),
  roleId: rowId.optional(),
  ...pageInput,
});
export type MemberFilter = z.infer<typeof memberFilter>;

export const memberRow = z.object({
  memberId: z.string(),
  userCode: optionalText,
  name: z.string(),
  phoneNumber: optionalText,
  email: optionalText,
  departmentId: optionalText,
  departmentName: optionalText,
  jobTitle: z.string(),
  roles: z.array(z.string()),
  dataScope,
  approves: z.boolean(),
  amountLimit: optionalText,
  state: memberStateName,
  lastLoginAt: optionalText,
  invitedAt: optionalText,
  self: z.boolean(),
});
export type MemberRow = z.infer<typeof memberRow>;

export const memberCounts = z.object({
  all: z.number().int(),
  enabled: z.number().int(),
  invited: z.number().int(),
  frozen: z.number().int(),
  left: z.number().int(),
});
export type MemberCounts = z.infer<typeof memberCounts>;

export const memberKey = z.strictObject({ ...company, memberId: rowId });

const logEntry = z.object({ label: z.string(), detail: z.string(), actorName: optionalText, at: z.string() });

export const memberDetail = memberRow.extend({
  version: z.number().int(),
  userName: optionalText,
  roleIds: z.array(z.string()),
  /** Departments this person leads. */
  leads: z.array(z.object({ departmentId: z.string(), name: z.string() })),
  leftAt: optionalText,
  log: z.array(logEntry),
  /** Acts of the state machine that are open now, whatever the caller holds. */
  acts: z.array(z.enum(['enable', 'freeze', 'reinvite', 'leave', 'withdraw'])),
});
export type MemberDetail = z.infer<typeof memberDetail>;

const grant = z.object({
  roleId: z.string(),
  roleName: z.string(),
  grantedBy: optionalText,
  grantedAt: z.string(),
});

/** “为什么能 / 不能”: every code with the roles that give it, or none. */
export const memberRights = z.object({
  name: z.string(),
  state: memberStateName,
  /** Why nothing below holds at the moment: frozen, invited, left; null where it does. */
  blocked: optionalText,
  groups: z.array(
    z.object({
      label: z.string(),
      codes: z.array(z.object({ code: z.string(), name: z.string(), grants: z.array(grant) })),
    }),
  ),
  scope: z.object({
    dataScope,
    words: z.string(),
    /** How many people's records that is, oneself included. */
    people: z.number().int(),
    names: z.array(z.string()),
  }),
  amountLimit: optionalText,
  approves: z.boolean(),
});
export type MemberRights = z.infer<typeof memberRights>;

const place = {
  departmentId: rowId.nullable(),
  jobTitle: plainText(40),
  roleIds: z.array(rowId).min(1, '请至少选择一个角色').max(20),
  dataScope,
  approves: z.boolean(),
  /** Yuan; null: no limit of this person's own. */
  amountLimit: amountText
    .refine((text) => !text.startsWith('-') && text.length <= 15, '限额应为不小于 0 的金额')
    .nullable(),
};

export const phoneNumber = z.string().regex(/^1[3-9]\d{9}$/, '请输入 11 位手机号');
export const email = z.email('邮箱格式不正确').max(100);

export const newMember = z.strictObject({
  ...company,
  name: plainText(30).pipe(z.string().min(1, '请填写姓名')),
  email: email.optional(),
  phoneNumber: phoneNumber.optional(),
  ...place,
});
export type NewMember = z.infer<typeof newMember>;

export const memberChange = z.strictObject({
  ...company,
  memberId: rowId,
  /** As it was seen; somebody else's change in between is a conflict. */
  version: z.number().int().min(1),
  ...place,
});
export type MemberChange = z.infer<typeof memberChange>;

export const duties = z.object({
  /** What the person still holds, by kind: 部门负责人 2 个. */
  held: z.array(z.object({ label: z.string(), count: z.number().int(), names: z.array(z.string()) })),
});
export type Duties = z.infer<typeof duties>;

export const leaving = z.strictObject({ ...company, memberId: rowId, successorId: rowId.nullable() });

export const memberTable = z.strictObject({
  ...company,
  file: tableFile(),
  /** Says what would happen and invites nobody. */
  dryRun: z.boolean(),
});

export const tableReport = z.object({
  dryRun: z.boolean(),
  invited: z.number().int(),
  refused: z.number().int(),
  rows: z.array(
    z.object({ rowNumber: z.number().int(), name: z.string(), contact: z.string(), problem: optionalText }),
  ),
});
export type TableReport = z.infer<typeof tableReport>;

export const memberChoices = z.object({
  departments: z.array(z.object({ departmentId: z.string(), parentId: optionalText, name: z.string() })),
  /** `missing` names what the caller does not hold of a role and so may not give. */
  roles: z.array(z.object({ roleId: z.string(), name: z.string(), note: z.string(), missing: z.array(z.string()) })),
  scopes: z.array(dataScope),
});
export type MemberChoices = z.infer<typeof memberChoices>;

export const companyChoice = z.object({
  companyId: z.string(),
  customerCode: z.string(),
  name: z.string(),
  own: z.boolean(),
});
export type CompanyChoice = z.infer<typeof companyChoice>;
