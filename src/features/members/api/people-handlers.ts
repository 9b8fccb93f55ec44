import { setApproves } from '#features/access/api/public.ts';
import { permissionRefusal } from '#features/access/rules/public.ts';
import { writeAudit } from '#platform/api/audit.ts';
import { type SignedInCaller, signedIn } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { implementFeature } from '#platform/api/implement-feature.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { commonErrors } from '#platform/shared/access-refusals.ts';
import { maskEmail, maskPhone } from '#platform/shared/mask.ts';
import { formatAmount } from '#platform/shared/money.ts';
import { type PersonDetail, peopleContract } from '../contract/people-contract.ts';
import { changeCompany } from './company.ts';
import { isStranger, type MemberRecord } from './member-columns.ts';
import { memberOf } from './move-member.ts';
import { isOwnCustomer, listColleagues, listContacts, listOrderPeople } from './people-repo.ts';
import { findPersonInReach } from './read-members.ts';

const people = implementFeature(peopleContract);

const optional = <T>(value: T | null, show: (value: T) => string) => (value === null ? null : show(value));

function presentPerson(row: MemberRecord): PersonDetail {
  const { userCode, realName, departmentName, jobTitle, roles, status, approves } = row;
  return {
    userCode,
    realName,
    departmentName,
    jobTitle,
    roles,
    status,
    approves,
    userId: String(row.userId),
    memberId: String(row.memberId),
    phoneNumber: optional(row.phoneNumber, maskPhone),
    email: optional(row.email, maskEmail),
    amountLimit: optional(row.amountLimit, formatAmount),
  };
}

/** Oneself or somebody within reach; who has not come yet is nobody's colleague. */
async function personOf(db: Db, caller: SignedInCaller, userId: bigint): Promise<MemberRecord> {
  const view = { db, firmId: caller.firmId, viewer: caller, held: caller.permissions, identity: caller.identity };
  const person = await findPersonInReach(view, userId);
  if (!person || isStranger(person)) throw notFound('用户');
  return person;
}

export const peopleHandlers = {
  selectionPerson: people.selectionPerson.handler(({ input, context: { db, caller } }) =>
    listColleagues(db, signedIn(caller), input),
  ),

  orderPerson: people.orderPerson.handler(({ input, context: { db, caller } }) =>
    listOrderPeople(db, signedIn(caller), input),
  ),

  getContacts: people.getContacts.handler(async ({ input, context: { db, caller } }) => {
    const { firmId } = signedIn(caller);
    if (!(await isOwnCustomer(db, firmId, input.customerCode))) throw notFound('客户');
    return listContacts(db, firmId);
  }),

  userDetail: people.userDetail.handler(async ({ input, context: { db, caller } }) => {
    const me = signedIn(caller);
    return presentPerson(await personOf(db, me, input.userId === undefined ? me.userId : BigInt(input.userId)));
  }),

  modifyApprovalSwitch: people.modifyApprovalSwitch.handler(({ input, context }) =>
    changeCompany(context, undefined, async (company) => {
      const { viewer, db, firmId } = company;
      const memberId = input.memberId ?? String(viewer.memberId);
      if (memberId !== String(viewer.memberId) && !company.held.has('USER_EDIT')) {
        throw refuse(commonErrors, 'PERMISSION_REFUSED', { message: permissionRefusal('USER_EDIT') });
      }
      const member = await memberOf(company, memberId);
      await setApproves(db, firmId, member.memberId, input.approves);
      await writeAudit(db, viewer, {
        action: 'member.approvalSwitched',
        objectType: 'membership',
        objectId: memberId,
        before: { approves: member.approves },
        after: { approves: input.approves },
      });
      return { approves: input.approves };
    }),
  ),
};
