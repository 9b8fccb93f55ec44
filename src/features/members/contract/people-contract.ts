import { z } from 'zod';
import { defineEndpoint, OWN_PEOPLE } from '#platform/shared/define-endpoint.ts';
import { plainText, rowId } from '#platform/shared/wire-schemas.ts';
import { ADMINISTRATORS } from './member-contract.ts';
import { memberErrors } from './member-errors.ts';

const optionalText = z.string().nullable();

const personChoice = z.object({
  userId: z.string(),
  memberId: z.string(),
  userCode: z.string(),
  realName: z.string(),
  departmentName: optionalText,
});
export type PersonChoice = z.infer<typeof personChoice>;

const personFilter = z.strictObject({
  keyword: plainText(60).default(''),
  size: z.coerce.number().int().min(1).max(100).default(50),
});

const contact = z.object({
  realName: z.string(),
  phoneNumber: optionalText,
  email: optionalText,
  jobTitle: z.string(),
});
export type Contact = z.infer<typeof contact>;

const personDetail = z.object({
  userId: z.string(),
  memberId: z.string(),
  userCode: z.string(),
  realName: z.string(),
  phoneNumber: optionalText,
  email: optionalText,
  departmentName: optionalText,
  jobTitle: z.string(),
  roles: z.array(z.string()),
  status: z.number().int(),
  approves: z.boolean(),
  amountLimit: optionalText,
});
export type PersonDetail = z.infer<typeof personDetail>;

const own = { identities: OWN_PEOPLE } as const;

/** Calls of specification 7.1 and 7.3 about the people of the caller's company. */
export const peopleContract = {
  selectionPerson: defineEndpoint({
    ...own,
    method: 'GET',
    path: '/member-center/user/selectionPerson',
    summary: '查询可选择的同事',
    input: personFilter,
    output: z.array(personChoice),
  }),
  orderPerson: defineEndpoint({
    ...own,
    method: 'GET',
    path: '/member-center/user/orderPerson',
    summary: '查询可查看其订单的下单人',
    input: personFilter,
    output: z.array(personChoice),
  }),
  getContacts: defineEndpoint({
    ...own,
    method: 'POST',
    path: '/enterprise-service/customerInfo/getContacts',
    summary: '查询公司联系人',
    input: z.strictObject({ customerCode: plainText(40).pipe(z.string().min(1, '请填写客户编号')) }),
    output: z.array(contact),
    queryFields: ['customerCode'],
  }),
  userDetail: defineEndpoint({
    ...own,
    method: 'POST',
    path: '/enterprise-service/fronted/user/userDetail',
    summary: '查询用户详情',
    /** Oneself, or somebody whose records the caller sees. */
    input: z.strictObject({ userId: rowId.optional() }),
    output: personDetail,
    objects: { userId: 'person' },
  }),
  modifyApprovalSwitch: defineEndpoint({
    identities: ADMINISTRATORS,
    method: 'POST',
    path: '/member-center/user/modifyApprovalSwitch',
    summary: '切换审批开关',
    /** Whether somebody takes approvals; oneself unless named, and others only with 编辑用户. */
    input: z.strictObject({ memberId: rowId.optional(), approves: z.boolean() }),
    output: z.object({ approves: z.boolean() }),
    transaction: 'write',
    errors: memberErrors,
    objects: { memberId: 'member' },
  }),
};
