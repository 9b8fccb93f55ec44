import type { Teller } from '#business/messages/api/public.ts';
import { DESK_CREDIT_APPLICATIONS_HREF, deskCustomerHref, USER_CREDIT_PATH } from '#business/paths/rules/public.ts';
import type { Db } from '#platform/api/database.ts';
import { displayFen } from '#platform/shared/display-money.ts';
import { customerTermMessages } from '../contract/message-events.ts';
import { APPLICATION_KINDS, type ApplicationKind } from '../contract/term-words.ts';
import type { ApplicationRow } from './application-repo.ts';
import type { ChangeRow } from './change-repo.ts';
import type { Customer } from './read-terms.ts';

const toDesk = { firmId: null, to: [] } as const;
type Named = Pick<Customer, 'customerCode' | 'firmName'>;

/** Second persons are told of a change that waits. */
export const tellChecking = (db: Db, messages: Teller, { customerCode, firmName }: Named, changeId: bigint) =>
  messages.tell(db, {
    ...{ ...toDesk, event: customerTermMessages.checking, holders: 'DESK_CUSTOMER_LIMITS' },
    key: `terms.checking:${changeId}`,
    title: `${firmName} 的条款变更待复核`,
    text: `客户 ${customerCode} ${firmName} 的条款变更超出单人权限，等待另一位同事复核。`,
    href: deskCustomerHref(customerCode),
  });

/** Who proposed a change learns that it came back, and why. */
export async function tellRefused(
  db: Db,
  messages: Teller,
  { customerCode, firmName }: Named,
  { id, proposedBy, note }: Pick<ChangeRow, 'id' | 'proposedBy' | 'note'>,
): Promise<void> {
  if (proposedBy === null) return;
  await messages.tell(db, {
    ...{ event: customerTermMessages.checkRefused, firmId: null, to: [proposedBy] },
    key: `terms.checkRefused:${id}`,
    title: `${firmName} 的条款变更被退回`,
    text: `客户 ${customerCode} ${firmName} 的条款变更没有通过复核：${note}`,
    href: deskCustomerHref(customerCode),
  });
}

/** The desk is told of a new application. */
export const tellApplied = (
  db: Db,
  messages: Teller,
  { id, applicationNo, kind, amountFen, reason }: ApplicationRow,
  firmName: string,
) =>
  messages.tell(db, {
    ...{ ...toDesk, event: customerTermMessages.applied, holders: 'DESK_CUSTOMERS' },
    key: `terms.applied:${id}`,
    title: `${firmName} ${APPLICATION_KINDS[kind as ApplicationKind]} ${displayFen(amountFen)}`,
    text: `${applicationNo}：${reason}`,
    href: DESK_CREDIT_APPLICATIONS_HREF,
  });

/** The applicant is told what became of it. */
export function tellDecided(db: Db, messages: Teller, application: ApplicationRow): Promise<void> {
  const { id, firmId, userId, applicationNo, grantedFen, grantedUntil, answer, version } = application;
  const to = { firmId, to: [userId], key: `terms.decided:${id}:${version}`, href: USER_CREDIT_PATH };
  if (grantedFen === null) {
    const title = `授信申请 ${applicationNo} 被驳回`;
    return messages.tell(db, { ...to, event: customerTermMessages.creditRejected, title, text: `原因：${answer}` });
  }
  const until = grantedUntil === null ? '' : `，有效至 ${grantedUntil}`;
  return messages.tell(db, {
    ...{ ...to, event: customerTermMessages.creditGranted, title: `授信申请 ${applicationNo} 已通过` },
    text: `授信额度 ${displayFen(grantedFen)}${until}，现在起下单可以选择账期支付。${answer}`,
  });
}

/** The people who look after the company's money are told that a raised limit has ended. */
export const tellRaiseEnded = (
  db: Db,
  messages: Teller,
  firmId: bigint,
  { until, backFen }: { until: string; backFen: bigint },
) =>
  messages.tell(db, {
    ...{ event: customerTermMessages.raiseEnded, firmId, to: [], holders: 'COMPANY_MANAGEMENT' },
    key: `terms.raiseEnded:${firmId}:${until}`,
    title: '临时授信额度已到期',
    text: `临时额度于 ${until} 到期，授信额度已恢复为 ${displayFen(backFen)}。`,
    href: USER_CREDIT_PATH,
  });
