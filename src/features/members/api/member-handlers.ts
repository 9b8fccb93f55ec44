import { type PlaceFacts } from '#features/access/api/public.ts';
import { signedIn } from '#platform/api/caller.ts';
import { readerFor } from '#platform/api/database.ts';
import { type HandlerContext, implementFeature } from '#platform/api/implement-feature.ts';
import { formatAmount, parseAmount } from '#platform/shared/money.ts';
import { memberContract } from '../contract/member-contract.ts';
import type { MemberChange, NewMember } from '../contract/member-schemas.ts';
import { memberState } from '../rules/member-moves.ts';
import { assertFilter } from './assert-filter.ts';
import { type Company, changeCompany, openCompany } from './company.ts';
import { listCompanies } from './company-repo.ts';
import { editMember } from './edit-member.ts';
import { inviteMember } from './invite-member.ts';
import { leaveMember, listDuties } from './leave-member.ts';
import { type MemberRecord, nameOf, presentMember } from './member-columns.ts';
import type { MembersSettings } from './members-settings.ts';
import { freezeMember, memberOf, moveMember, reinviteMember, withdrawMember } from './move-member.ts';
import { readChoices } from './read-choices.ts';
import { readDetail } from './read-detail.ts';
import { countMembers, readMembers } from './read-members.ts';
import { readRights } from './read-rights.ts';

const members = implementFeature(memberContract);

/** Most an order of somebody may cost, and the rest of the place, as the database keeps it. */
function placeOf(input: NewMember | MemberChange): PlaceFacts {
  const { departmentId, jobTitle, dataScope, approves, amountLimit } = input;
  return {
    jobTitle,
    dataScope,
    approves,
    departmentId: departmentId === null ? null : BigInt(departmentId),
    amountLimit: amountLimit === null ? null : parseAmount(amountLimit),
  };
}

const blockedWords = {
  frozen: '账号已冻结，下列权限暂不生效',
  invited: '尚未激活，激活后生效',
  left: '已离职，下列权限不再生效',
};

const readers = (duties: MembersSettings['duties']) => ({
  list: members.list.handler(async ({ input, context }) => {
    const company = await openCompany(context, input.companyId);
    await assertFilter(company, input);
    const [rows, counts] = [await readMembers(company, input), await countMembers(company, input)];
    const list = rows.map((row) => presentMember(row, company.viewer.userId));
    return { list, total: counts[input.state ?? 'all'], pageNo: input.pageNo, pageSize: input.pageSize };
  }),

  counts: members.counts.handler(async ({ input, context }) => {
    const company = await openCompany(context, input.companyId);
    await assertFilter(company, input);
    return countMembers(company, input);
  }),

  detail: members.detail.handler(async ({ input, context }) => {
    const company = await openCompany(context, input.companyId);
    return readDetail(company, await memberOf(company, input.memberId));
  }),

  rights: members.rights.handler(async ({ input, context }) => {
    const company = await openCompany(context, input.companyId);
    const member = await memberOf(company, input.memberId);
    const state = memberState(member);
    return {
      name: nameOf(member),
      state,
      blocked: state === 'enabled' ? null : blockedWords[state],
      ...(await readRights(company, member)),
      amountLimit: member.amountLimit === null ? null : formatAmount(member.amountLimit),
      approves: member.approves,
    };
  }),

  duties: members.duties.handler(async ({ input, context }) => {
    const company = await openCompany(context, input.companyId);
    return { held: await listDuties(company, await memberOf(company, input.memberId), duties) };
  }),

  choices: members.choices.handler(async ({ input, context }) =>
    readChoices(await openCompany(context, input.companyId)),
  ),
});

/** The companies a caller may administer: the own one, and for a group account those of the group. */
const companyReaders = {
  companies: members.companies.handler(async ({ context }) => {
    const caller = signedIn(context.caller);
    const reader = readerFor(context.database, { ...caller, right: 'identity' });
    const found = await listCompanies(reader, caller.firmId);
    const seen = caller.identity === 'group' ? found : found.filter(({ id }) => id === caller.firmId);
    return seen.map(({ id, customerCode, name }) => ({
      companyId: String(id),
      customerCode,
      name,
      own: id === caller.firmId,
    }));
  }),
};

/** Acts that name one user and answer nothing. */
type OneMember = (company: Company, member: MemberRecord) => Promise<void>;
type MemberCall = { input: { companyId?: string | undefined; memberId: string }; context: HandlerContext };

const onMember =
  (act: OneMember) =>
  ({ input, context }: MemberCall) =>
    changeCompany(context, input.companyId, async (company) => {
      await act(company, await memberOf(company, input.memberId));
      return {};
    });

const movers = (settings: MembersSettings) => ({
  enable: members.enable.handler(onMember((company, member) => moveMember(company, member, 'enable'))),
  freeze: members.freeze.handler(onMember((company, member) => freezeMember(company, member, settings.duties))),
  reinvite: members.reinvite.handler(onMember((company, member) => reinviteMember(company, settings, member))),
  withdraw: members.withdraw.handler(onMember(withdrawMember)),
});

export function createMemberHandlers(settings: MembersSettings) {
  return {
    ...readers(settings.duties),
    ...companyReaders,
    ...movers(settings),

    invite: members.invite.handler(({ input, context }) =>
      changeCompany(context, input.companyId, async (company) => {
        const { name, email = null, phoneNumber = null, roleIds } = input;
        const invitee = { name, email, phoneNumber, place: placeOf(input), roleIds: roleIds.map(BigInt) };
        return { memberId: String(await inviteMember(company, settings, invitee)) };
      }),
    ),

    edit: members.edit.handler(({ input, context }) =>
      changeCompany(context, input.companyId, async (company) => {
        const change = { version: input.version, place: placeOf(input), roleIds: input.roleIds.map(BigInt) };
        await editMember(company, await memberOf(company, input.memberId), change, settings.duties);
        return {};
      }),
    ),

    leave: members.leave.handler(({ input, context }) =>
      changeCompany(context, input.companyId, async (company) => {
        const member = await memberOf(company, input.memberId);
        const successor = input.successorId === null ? null : await memberOf(company, input.successorId);
        await leaveMember(company, { member, successor }, settings.duties);
        return {};
      }),
    ),
  };
}
