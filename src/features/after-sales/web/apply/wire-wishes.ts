import type { ApplyRequest, PreviewInput } from '../../contract/apply-schemas.ts';
import type { CaseKind } from '../../contract/case-words.ts';
import { asksMoney, comesBack as kindComesBack } from '../../rules/case-kinds.ts';
import { gapIn, type Wish } from './wishes.ts';

type WiredLine = PreviewInput['lines'][number];

const withFen = (yuan: string) => {
  const [whole = '0', cents = ''] = yuan.trim().split('.');
  return `${whole}.${cents.padEnd(2, '0')}`;
};

/** What of a wish can be judged and kept; nothing while its kind, reason or quantity is missing. */
function wired(wish: Wish): WiredLine[] {
  const { lineNo, kind, reason, quantity, gap } = wish;
  if (gapIn(wish) !== null || kind === null || reason === null) return [];
  return [{ lineNo, kind, reason, quantity, ...(kind === 'price_gap' && { gapAmount: withFen(gap) }) }];
}

export const judgedLines = (wishes: readonly Wish[]): WiredLine[] => wishes.flatMap(wired);

/** Wishes as they are handed in, in their order: what is refused of them is named by its place. */
export const appliedLines = (wishes: readonly Wish[]): ApplyRequest['lines'] =>
  wishes.flatMap((wish) =>
    wired(wish).map((line) => ({
      ...line,
      note: wish.note.trim(),
      measured: wish.measured.trim(),
      fileIds: wish.files.map(({ id }) => id),
    })),
  );

/** Goods of one of them come back, money may go back, something is exchanged. */
export const goodsComeBack = (kind: CaseKind | null) => kind !== null && kindComesBack(kind);
export const comesBack = (wishes: readonly Wish[]) => wishes.some(({ kind }) => goodsComeBack(kind));
export const exchanges = (wishes: readonly Wish[]) => wishes.some(({ kind }) => kind === 'exchange');
export const givesMoney = (wishes: readonly Wish[]) =>
  exchanges(wishes) || wishes.some(({ kind }) => kind !== null && asksMoney(kind));
