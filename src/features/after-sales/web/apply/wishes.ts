import type { AttachedFile } from '#business/attachments/contract/attachment-schemas.ts';
import type { EntryLine, OfferedKind } from '../../contract/apply-schemas.ts';
import { CASE_REASONS, type CaseReason } from '../../contract/case-reasons.ts';
import type { CaseKind } from '../../contract/case-words.ts';
import { poolOf, type UnitPool } from '../../rules/case-kinds.ts';

/** Some units of a line, and how they are to be made good; a line may have several wishes. */
export interface Wish {
  key: number;
  lineNo: number;
  quantity: number;
  kind: CaseKind | null;
  reason: CaseReason | null;
  /** 退差价: yuan as it was typed. */
  gap: string;
  note: string;
  measured: string;
  files: readonly AttachedFile[];
  /** Files are on their way. */
  uploading: boolean;
}

export type Lines = ReadonlyMap<number, EntryLine>;
export type OfferedReason = OfferedKind['reasons'][number];

export const offerOf = (line: EntryLine | undefined, kind: CaseKind | null): OfferedKind | undefined =>
  line?.kinds.find((one) => one.kind === kind);

/** Kinds that can be applied for now. */
export const openKinds = (line: EntryLine): OfferedKind[] => line.kinds.filter(({ refusal }) => refusal === null);

export const openReasons = (offer: OfferedKind | undefined): OfferedReason[] =>
  offer?.reasons.filter(({ refusal }) => refusal === null) ?? [];

const poolOfWish = ({ kind, reason }: Pick<Wish, 'kind' | 'reason'>): UnitPool =>
  kind === null ? 'received' : poolOf(kind, reason);

function unitsIn(line: EntryLine, wish: Pick<Wish, 'kind' | 'reason'>): number {
  const offered = offerOf(line, wish.kind)?.available ?? line.available;
  return poolOfWish(wish) === 'short' && wish.kind === 'refund_only' ? Math.min(line.shortQuantity, offered) : offered;
}

/** How many units a wish may name: what its pool holds, less what the other wishes of the line take of it. */
export function roomOf(line: EntryLine, wish: Wish, wishes: readonly Wish[]): number {
  const others = wishes.filter(
    ({ key, lineNo, ...other }) => lineNo === wish.lineNo && key !== wish.key && poolOfWish(other) === poolOfWish(wish),
  );
  const taken = others.reduce((sum, { quantity }) => sum + quantity, 0);
  return Math.max(0, unitsIn(line, wish) - taken);
}

/** A wish that suits its line: a reason its kind does not know is gone, the only one there is stands, and units are there. */
function suited(line: EntryLine, wish: Wish, wishes: readonly Wish[]): Wish {
  const reasons = openReasons(offerOf(line, wish.kind));
  const known = reasons.some(({ reason }) => reason === wish.reason);
  const [only] = reasons;
  const reason = known ? wish.reason : reasons.length === 1 && only ? only.reason : null;
  const next = { ...wish, reason };
  const room = roomOf(line, next, wishes);
  return { ...next, quantity: Math.max(Math.min(wish.quantity, room), Math.min(1, room)) };
}

const nextKey = (wishes: readonly Wish[]) => Math.max(0, ...wishes.map(({ key }) => key)) + 1;

/** What is known when a line is chosen, by hand or by an address that says what was found when it was signed for. */
export interface Beginning {
  reason?: CaseReason;
  kind?: CaseKind;
}

/** The kind an address means: the first that can be had for its reason. */
const kindFor = (line: EntryLine, reason: CaseReason) =>
  openKinds(line).find((offer) => openReasons(offer).some((one) => one.reason === reason))?.kind ?? null;

const signedUnits = (line: EntryLine, reason: CaseReason | undefined) =>
  reason === 'damaged' && line.damagedQuantity > 0 ? line.damagedQuantity : Number.MAX_SAFE_INTEGER;

const BLANK = { gap: '', note: '', measured: '', files: [], uploading: false } as const;

/** A wish more for a line: for all units that are free, or those that were found broken. */
export function withLine(wishes: readonly Wish[], line: EntryLine, { reason, kind }: Beginning = {}): Wish[] {
  const open = openKinds(line);
  const [only] = open;
  const begun: Wish = {
    ...BLANK,
    key: nextKey(wishes),
    lineNo: line.lineNo,
    quantity: signedUnits(line, reason),
    kind: kind ?? (reason ? kindFor(line, reason) : open.length === 1 && only ? only.kind : null),
    reason: reason ?? null,
  };
  const wish = suited(line, begun, wishes);
  return wish.quantity > 0 ? [...wishes, wish] : [...wishes];
}

export const withoutLine = (wishes: readonly Wish[], lineNo: number): Wish[] =>
  wishes.filter((wish) => wish.lineNo !== lineNo);

export function changed(
  wishes: readonly Wish[],
  lines: Lines,
  key: number,
  part: (wish: Wish) => Partial<Wish>,
): Wish[] {
  return wishes.map((wish) => {
    const line = lines.get(wish.lineNo);
    return wish.key === key && line ? suited(line, { ...wish, ...part(wish) }, wishes) : wish;
  });
}

/** A wish as its line allows it now: meanwhile units may have gone into other cases. */
export function fitted(wish: Wish, lines: Lines, wishes: readonly Wish[]): Wish {
  const line = lines.get(wish.lineNo);
  return line ? suited(line, wish, wishes) : wish;
}

/** Another way for one unit of a line to begin with; the rest stays as it is. */
export function divided(wishes: readonly Wish[], line: EntryLine): Wish[] {
  const last = wishes.findLast(({ lineNo }) => lineNo === line.lineNo);
  if (!last || last.quantity < 2) return [...wishes];
  const less = wishes.map((wish) => (wish === last ? { ...wish, quantity: wish.quantity - 1 } : wish));
  const other = { ...BLANK, key: nextKey(wishes), lineNo: line.lineNo, quantity: 1, kind: null, reason: null };
  return [...less, other];
}

/** The same kind, or reason, for every wish whose line allows it; the others stay as they are. */
export function setAll(wishes: readonly Wish[], lines: Lines, { kind, reason }: Beginning): Wish[] {
  return wishes.map((wish) => {
    const line = lines.get(wish.lineNo);
    const offer = offerOf(line, kind ?? wish.kind);
    if (!line || !offer || offer.refusal !== null) return wish;
    const fits = reason === undefined || openReasons(offer).some((one) => one.reason === reason);
    return fits ? suited(line, { ...wish, kind: offer.kind, reason: reason ?? wish.reason }, wishes) : wish;
  });
}

export const GAP = /^\d{1,9}(?:\.\d{1,2})?$/;

/** A picture, film or measure that is still missing for the reason of a wish, in words. */
function missingEvidence({ reason, files, measured }: Wish): string | null {
  const wanted: readonly string[] = reason ? CASE_REASONS[reason].evidence : [];
  const has = (type: string) => files.some(({ mediaType }) => mediaType.startsWith(type));
  if (wanted.includes('picture') && !has('image/')) return '请上传图片';
  if (wanted.includes('video') && !has('video/')) return '请上传视频';
  if (wanted.includes('measure') && measured.trim() === '') return '请填写实测尺寸';
  return null;
}

function gapFault(gap: string): string | null {
  if (gap === '') return '请填写差价金额';
  return GAP.test(gap) && Number(gap) > 0 ? null : '差价应为大于 0 的金额，整数最多 9 位，小数最多两位';
}

/** What keeps a wish from being judged at all; null: it is complete but for its evidence. */
export function gapIn(wish: Wish): string | null {
  if (wish.kind === null) return '请选择售后类型';
  if (wish.reason === null) return '请选择原因';
  if (wish.quantity < 1) return '请填写数量';
  return wish.kind === 'price_gap' ? gapFault(wish.gap.trim()) : null;
}

/** The first thing that keeps a wish from being handed in, in words; null without one. */
export const faultOf = (wish: Wish): string | null =>
  gapIn(wish) ?? missingEvidence(wish) ?? (wish.uploading ? '请等待文件上传完成' : null);
