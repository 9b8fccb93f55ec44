import { describe, expect, it } from 'vitest';
import { NO_LINE_FIELDS } from '#business/line-fields/rules/public.ts';
import type { EntryLine, OfferedKind } from '../../contract/apply-schemas.ts';
import { CASE_REASONS, type CaseReason } from '../../contract/case-reasons.ts';
import { CASE_KINDS, type CaseKind } from '../../contract/case-words.ts';
import { appliedLines, judgedLines } from './wire-wishes.ts';
import { changed, divided, faultOf, roomOf, setAll, type Wish, withLine } from './wishes.ts';

const offer = (
  kind: CaseKind,
  reasons: CaseReason[],
  available: number,
  refusal: string | null = null,
): OfferedKind => ({
  kind,
  label: CASE_KINDS[kind],
  available,
  refusal,
  reasons: reasons.map((reason) => ({
    reason,
    label: CASE_REASONS[reason].label,
    fault: CASE_REASONS[reason].fault,
    evidence: [...CASE_REASONS[reason].evidence],
    refusal: null,
  })),
});

const line = (lineNo: number, facts: Partial<EntryLine> = {}): EntryLine => ({
  lineNo,
  skuCode: `AA000${lineNo}`,
  written: NO_LINE_FIELDS,
  productName: '角磨机',
  productImg: '',
  orderUnit: '台',
  quantity: 10,
  signedQuantity: 10,
  shortQuantity: 0,
  overQuantity: 0,
  damagedQuantity: 3,
  signedAt: '2026-11-20T02:00:00.000Z',
  available: 10,
  inProgress: 0,
  settled: 0,
  paidAmount: '1000.00',
  kinds: [
    offer('return', ['damaged', 'not_needed'], 10),
    offer('exchange', ['damaged'], 10),
    offer('repair', [], 0, '超过保修期'),
    offer('resend', ['short'], 2),
  ],
  cases: [],
  ...facts,
});

const LINE = line(1);
const lines = new Map([
  [1, LINE],
  [2, line(2, { kinds: [offer('resend', ['short'], 2)] })],
]);
const kindsOf = (wishes: readonly Wish[]) => wishes.map(({ kind, reason, quantity }) => [kind, reason, quantity]);

describe('choosing a line', () => {
  it.each<[string, EntryLine, Parameters<typeof withLine>[2], (string | number | null)[]]>([
    ['takes all there is of it', LINE, {}, [null, null, 10]],
    [
      'takes the one kind and reason there is',
      line(2, { kinds: [offer('resend', ['short'], 2)] }),
      {},
      ['resend', 'short', 2],
    ],
    ['takes what was found broken', LINE, { reason: 'damaged' }, ['return', 'damaged', 3]],
    ['takes the kind that knows the reason', LINE, { reason: 'short' }, ['resend', 'short', 2]],
    ['forgets a reason no kind knows', LINE, { reason: 'over' }, [null, null, 10]],
  ])('%s', (_, chosen, begin, wish) => expect(kindsOf(withLine([], chosen, begin))).toEqual([wish]));

  it('takes nothing where nothing is left', () => {
    const none = line(3, { available: 0, kinds: [offer('return', ['damaged'], 0)] });
    expect(withLine([], none)).toEqual([]);
  });
});

describe('changing a wish', () => {
  const [wish] = withLine([], LINE, { reason: 'damaged' });
  const put = (part: Partial<Wish>) => changed(wish ? [wish] : [], lines, wish?.key ?? 0, () => part);

  it('never names more units than there are', () => {
    expect(kindsOf(put({ quantity: 99 }))).toEqual([['return', 'damaged', 10]]);
    expect(kindsOf(put({ kind: 'resend', quantity: 99 }))).toEqual([['resend', 'short', 2]]);
  });
  it('keeps a reason the new kind knows', () =>
    expect(kindsOf(put({ kind: 'exchange' }))).toEqual([['exchange', 'damaged', 3]]));
  it('drops one it does not know', () => {
    const other = changed(put({ reason: 'not_needed' }), lines, 1, () => ({ kind: 'exchange', quantity: 4 }));
    expect(kindsOf(other)).toEqual([['exchange', 'damaged', 4]]);
  });
});

it('divides a line: its wishes together name no more than there is', () => {
  const two = divided(withLine([], LINE), LINE);
  expect(two.map(({ quantity }) => quantity)).toEqual([9, 1]);
  const more = changed(two, lines, two[1]?.key ?? 0, () => ({ kind: 'return', quantity: 10 }));
  expect(more.map(({ quantity }) => quantity)).toEqual([9, 1]);
  expect(new Set(more.map(({ key }) => key)).size).toBe(2);
  expect(more[1] && roomOf(LINE, more[1], more)).toBe(1);
  // What is missing is another pool than what arrived.
  const short = changed(two, lines, two[1]?.key ?? 0, () => ({ kind: 'resend', quantity: 5 }));
  expect(kindsOf(short)).toEqual([
    [null, null, 9],
    ['resend', 'short', 2],
  ]);
});

it('sets the same for all that allow it', () => {
  const both = withLine(withLine([], LINE), lines.get(2) ?? LINE);
  expect(kindsOf(setAll(both, lines, { kind: 'return', reason: 'damaged' }))).toEqual([
    ['return', 'damaged', 10],
    ['resend', 'short', 2],
  ]);
});

describe('what keeps it from being handed in', () => {
  const picture = { id: '1', fileName: 'a.jpg', mediaType: 'image/jpeg', bytes: 1, scan: 'none' } as const;
  const wish = (part: Partial<Wish>): Wish => ({
    ...{ key: 1, lineNo: 1, quantity: 1, kind: 'return', reason: 'not_needed', gap: '', note: '', measured: '' },
    ...{ files: [], uploading: false },
    ...part,
  });
  it.each<[Partial<Wish>, string | null]>([
    [{}, null],
    [{ kind: null }, '请选择售后类型'],
    [{ reason: null }, '请选择原因'],
    [{ quantity: 0 }, '请填写数量'],
    [{ reason: 'damaged' }, '请上传图片'],
    [{ reason: 'damaged', files: [picture] }, null],
    [{ reason: 'intermittent', files: [picture] }, '请上传视频'],
    [{ reason: 'size_off', files: [picture] }, '请填写实测尺寸'],
    [{ reason: 'size_off', files: [picture], measured: '29.6 mm' }, null],
    [{ uploading: true }, '请等待文件上传完成'],
    [{ kind: 'price_gap', reason: 'price' }, '请填写差价金额'],
    [{ kind: 'price_gap', reason: 'price', gap: '0' }, '差价应为大于 0 的金额，整数最多 9 位，小数最多两位'],
    [{ kind: 'price_gap', reason: 'price', gap: '99999999999' }, '差价应为大于 0 的金额，整数最多 9 位，小数最多两位'],
    [{ kind: 'price_gap', reason: 'price', gap: '12.5' }, null],
  ])('%o: %s', (part, fault) => expect(faultOf(wish(part))).toBe(fault));

  it('asks about what is complete, and hands in amounts with two decimals', () => {
    const gap = wish({ kind: 'price_gap', reason: 'price', gap: '12.5', note: ' 合同价 ' });
    expect(judgedLines([wish({ kind: null }), gap])).toEqual([
      { lineNo: 1, kind: 'price_gap', reason: 'price', quantity: 1, gapAmount: '12.50' },
    ]);
    expect(appliedLines([gap])).toMatchObject([{ note: '合同价', fileIds: [], gapAmount: '12.50' }]);
  });
});
