import { refuse } from '#platform/api/refuse.ts';
import type { ApplyInput } from '../../contract/apply-schemas.ts';
import { applyErrors } from '../../contract/case-errors.ts';
import { asksMoney, comesBack } from '../../rules/case-kinds.ts';
import { missingEvidence } from '../../rules/missing-evidence.ts';
import type { JudgedWish } from './judge-wishes.ts';
import type { SeenOrder } from './read-seen-order.ts';
import type { AppliedLine, TakenWish } from './write-case.ts';

interface RefusedLine {
  index: number;
  lineNo: number;
  message: string;
}

function refuseLines(name: 'CASE_LINES_REFUSED' | 'CASE_EVIDENCE_MISSING', lines: readonly RefusedLine[]): void {
  const [first] = lines;
  if (!first) return;
  const message = lines.length === 1 ? `第 ${first.lineNo} 行：${first.message}` : undefined;
  throw refuse(applyErrors, name, { ...(message !== undefined && { message }), data: { lines } });
}

/** Everything of an application stands or none of it: answers its lines once all of them do. */
export function takeWishes(judged: readonly JudgedWish<AppliedLine>[]): TakenWish[] {
  refuseLines(
    'CASE_LINES_REFUSED',
    judged.flatMap(({ wish: { lineNo }, refusal }, index) =>
      refusal === null ? [] : [{ index, lineNo, message: refusal }],
    ),
  );
  return judged.filter((one): one is TakenWish => one.line !== null);
}

/** Each line is shown as its reason wants; `mediaTypes` by the place of the line. */
export function checkEvidence(lines: readonly AppliedLine[], mediaTypes: ReadonlyMap<string, string>): void {
  refuseLines(
    'CASE_EVIDENCE_MISSING',
    lines.flatMap(({ lineNo, reason, measured, fileIds }, index) => {
      const shown = fileIds.flatMap((id) => mediaTypes.get(id) ?? []);
      const message = missingEvidence(reason, { mediaTypes: shown, measured });
      return message === null ? [] : [{ index, lineNo, message }];
    }),
  );
}

/** Paid by transfer: money goes back to an account that is named. */
export const accountWanted = ({ payWay, totalFen }: SeenOrder): boolean => payWay === 'transfer' && totalFen > 0n;

/** How goods come back, and where money goes, is said where it matters. */
export function checkHow(order: SeenOrder, input: ApplyInput): void {
  const back = input.lines.some(({ kind }) => comesBack(kind));
  const said = input.returnWay !== 'none' && input.contactName !== '' && input.contactPhone !== '';
  if (back && !said) throw refuse(applyErrors, 'CASE_WAY_MISSING');
  const money = input.lines.some(
    ({ kind }) => asksMoney(kind) || (kind === 'exchange' && input.exchangeWish === 'refund'),
  );
  if (money && accountWanted(order) && !input.account) throw refuse(applyErrors, 'CASE_ACCOUNT_MISSING');
}
