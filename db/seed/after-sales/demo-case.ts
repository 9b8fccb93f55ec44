import type { CaseReason } from '#features/after-sales/contract/case-reasons.ts';
import type { CaseKind, Grade, ReturnWay } from '#features/after-sales/contract/case-words.ts';
import type { CaseEventKind } from '#features/after-sales/rules/case-events.ts';
import type { CaseStatus } from '#features/after-sales/rules/case-status.ts';

/** What happens: hours since the application, who does it, what is said, and the state it leads to. */
export interface Step {
  hours: number;
  side: 'buyer' | 'desk' | 'shop';
  kind: CaseEventKind;
  to?: CaseStatus;
  detail?: string;
}

const step = (hours: number, side: Step['side'], kind: CaseEventKind, to?: CaseStatus): Step => ({
  hours,
  side,
  kind,
  ...(to && { to }),
});

const BACK: readonly Step[] = [
  step(2, 'desk', 'taken'),
  step(4, 'desk', 'granted', 'to_return'),
  step(22, 'shop', 'sent', 'arriving'),
  step(46, 'shop', 'arrived'),
  step(48, 'desk', 'received', 'inspecting'),
];
const MONEY: readonly Step[] = [
  step(54, 'desk', 'inspected', 'refunding'),
  step(54.1, 'shop', 'refunded', 'confirming'),
];
const confirmed = (hours: number) => step(hours, 'buyer', 'confirmed', 'completed');

/** Ways of cases from their application on; a demo case goes one of them, as far as it says. */
export const ROUTES = {
  returned: [...BACK, ...MONEY, confirmed(80)],
  refunded: [
    step(2, 'desk', 'taken'),
    step(5, 'desk', 'granted', 'refunding'),
    step(5.1, 'shop', 'refunded', 'confirming'),
    confirmed(40),
  ],
  quick: [step(0, 'shop', 'quick', 'refunding'), step(0.1, 'shop', 'refunded', 'confirming'), confirmed(20)],
  exchanged: [...BACK, step(54, 'desk', 'choosing', 'choosing')],
  repaired: [
    ...BACK,
    step(56, 'desk', 'estimated', 'estimating'),
    step(66, 'buyer', 'estimate_accepted', 'charging'),
    step(66.1, 'shop', 'repairing', 'repairing'),
    step(150, 'desk', 'repaired', 'confirming'),
    confirmed(180),
  ],
  supplemented: [step(2, 'desk', 'taken'), step(3, 'desk', 'asked', 'supplementing')],
  rejected: [step(2, 'desk', 'taken'), step(6, 'desk', 'rejected', 'rejected')],
  withdrawn: [step(3, 'buyer', 'withdrawn', 'withdrawn')],
} as const satisfies Record<string, readonly Step[]>;
export type Route = keyof typeof ROUTES;

/** What is told of a case; goods and order are found among those of the demo. */
export interface DemoReturn {
  kind: CaseKind;
  reason: CaseReason;
  route: Route;
  until: CaseStatus;
  note: string;
  way?: ReturnWay;
  grade?: Exclude<Grade, 'refused'>;
  /** Open cases began so many hours ago; others some time after goods were signed for. */
  hoursAgo?: number;
  lines?: number;
  /** Goods cost at most so much, in fen. */
  mostFen?: bigint;
  /** What the desk said where it asked or rejected. */
  answer?: string;
}

/** The steps of a case up to the state it is left in. */
export function stepsOf({ route, until, answer }: DemoReturn): Step[] {
  const steps: readonly Step[] = ROUTES[route];
  const last = steps.findIndex(({ to }) => to === until);
  return steps
    .slice(0, last + 1)
    .map((one) => (one.kind === 'rejected' || one.kind === 'asked' ? { ...one, detail: answer ?? '' } : one));
}
