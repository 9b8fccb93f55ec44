import type { StatementDetail } from '../contract/statement-schemas.ts';
import type { StatementStatus } from './statement-status.ts';

type Step = StatementDetail['steps'][number];

export interface WayFacts {
  status: StatementStatus;
  /** Days and times in Asia/Shanghai as people read them; empty where it has not happened. */
  createdAt: string;
  deliveredAt: string;
  disputedAt: string;
  confirmedAt: string;
  settledAt: string;
  disputedLines: number;
  confirmBy: string;
  dueOn: string;
  invoicedFen: bigint;
  paidFen: bigint;
  dueFen: bigint;
}

/** `11-25` of `2026-11-25 09:00`, with the time where there is one. */
const short = (text: string) => text.slice(5);
const shortDay = (text: string) => text.slice(5, 10);

const CONFIRMED: readonly StatementStatus[] = ['confirmed', 'partly_invoiced', 'invoiced', 'partly_paid', 'settled'];

function stateOf(done: boolean, now: boolean): Step['state'] {
  if (now) return 'now';
  return done ? 'done' : 'todo';
}

/** The way on top of a statement: what is done, where it stands, and until when the rest is wanted. */
export function statementWay(facts: WayFacts): Step[] {
  const { status, disputedLines, invoicedFen, paidFen, dueFen } = facts;
  const confirmed = CONFIRMED.includes(status);
  const disputed = facts.disputedAt !== '';
  const invoiced = dueFen !== 0n && invoicedFen === dueFen;
  const paid = status === 'settled';
  const waits = status === 'generated' || status === 'to_confirm' || status === 'approving';
  const way: Step[] = [
    { code: 'generated', label: '已生成', state: 'done', note: short(facts.createdAt) },
    {
      code: 'toConfirm',
      label: status === 'approving' ? '确认审批中' : '待确认',
      state: stateOf(confirmed || status === 'disputed', waits),
      note: facts.deliveredAt ? `${short(facts.deliveredAt)} 送达` : '',
    },
  ];
  if (disputed) {
    const note = disputedLines > 0 ? `${disputedLines} 行，${shortDay(facts.disputedAt)} 起` : '已处理';
    way.push({ code: 'disputed', label: '有异议', state: stateOf(status !== 'disputed', status === 'disputed'), note });
  }
  const by = confirmed ? short(facts.confirmedAt) : `最晚 ${shortDay(facts.confirmBy)}`;
  way.push(
    { code: 'confirmed', label: '已确认', state: stateOf(confirmed, status === 'confirmed'), note: by },
    {
      code: 'invoiced',
      label: invoicedFen !== 0n && !invoiced ? '部分开票' : '开票',
      state: stateOf(invoiced, status === 'partly_invoiced' || status === 'invoiced'),
      note: '',
    },
    {
      code: 'paid',
      label: paidFen !== 0n && !paid ? '部分回款' : '回款',
      state: stateOf(paid, status === 'partly_paid'),
      note: paid ? '' : `到期 ${shortDay(facts.dueOn)}`,
    },
    {
      code: 'settled',
      label: '已结清',
      state: stateOf(paid, false),
      note: facts.settledAt ? short(facts.settledAt) : '',
    },
  );
  return way;
}
