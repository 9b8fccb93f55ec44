import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { collect } from '#tests/collect.ts';
import { currencyRates } from '../rules/currency-rates.ts';
import { draftItem } from '../rules/draft-item.ts';
import { indexCategories } from '../rules/guess-category.ts';
import type { ItemDraft } from '../rules/item-draft.ts';
import { COMMAND_LINE_LIMITS } from './import-limits.ts';
import { openRecordSource } from './open-record-source.ts';
import { profileRecords } from './profile-records.ts';

const DATA = resolve('../shared/data');
const absent = !existsSync(DATA);
if (absent) process.stdout.write(`Real catalogues are not tested: ${DATA} is not there.\n`);

async function read(file: string, currency = 'CNY') {
  const advice = { given: null, remembered: [] };
  const source = await openRecordSource(join(DATA, file), { sheet: null, limits: COMMAND_LINE_LIMITS, advice });
  const profile = await profileRecords(source, indexCategories([], null), COMMAND_LINE_LIMITS.rows);
  const options = { decimals: profile.decimals, rates: currencyRates([]), currency, brand: null };
  const results = (await collect(source.records())).map((record) => draftItem(record, options));
  const drafts: ItemDraft[] = results.flatMap((result) => ('draft' in result ? [result.draft] : []));
  const refusals = results.flatMap((result) => ('refused' in result ? [result.refused] : []));
  const warnings = results.flatMap((result) => ('warnings' in result ? result.warnings : []));
  return { source, profile, drafts, refusals, warnings };
}

describe.skipIf(absent)('real catalogues', () => {
  it('accounts for all 1,897 fasteners', async () => {
    const { profile, drafts, refusals, warnings } = await read('catalogues/celo-apolo-mea-fasteners-1897.csv');
    expect(profile.rows).toBe(1_897);
    expect(refusals).toEqual([]);
    expect(drafts).toHaveLength(1_897);
    expect(new Set(drafts.map((draft) => draft.itemNo)).size).toBe(1_897);
    expect(drafts.filter((draft) => draft.salesPrice === 0n)).toHaveLength(4);
    expect(warnings).toEqual(Array.from({ length: 4 }, () => '价格为 0，可查看，不可购买'));
    expect(drafts.filter((draft) => draft.description === '')).toHaveLength(32);
    expect(drafts.every((draft) => draft.moq === draft.step)).toBe(true);
    expect(Math.max(...drafts.map((draft) => draft.moq))).toBe(50_000);
    expect(drafts.every((draft) => draft.orderUnit === '个' && draft.ean !== null)).toBe(true);
  });

  it('keeps prices to four decimals', async () => {
    const { drafts } = await read('catalogues/celo-apolo-mea-fasteners-1897.csv');
    const cover = drafts.find((draft) => draft.itemNo === '9MAMT');
    expect(cover).toMatchObject({ salesPrice: 2_691n, moq: 1_000, step: 1_000, currency: 'EUR' });
    expect(cover?.attributes).toEqual([
      { name: '海关编码', value: '39199080' },
      { name: '包装宽度', value: '9', unit: 'cm' },
      { name: '毛重', value: '0.16', unit: 'kg' },
      { name: '原币价格', value: '0.0345', unit: 'EUR' },
    ]);
  });

  it('reads wide rows with HTML and decimal commas', async () => {
    const { source, drafts, refusals } = await read('catalogues/stier-12.csv', 'EUR');
    expect(refusals).toEqual([]);
    expect(drafts).toHaveLength(12);
    expect(source.header?.mapping.headers).toHaveLength(74);
    const [gun] = drafts;
    expect(gun).toMatchObject({ itemNo: '4260439000040', brand: 'STIER', mpn: '903004', salesPrice: 10_920_000n });
    expect(gun?.attributes).toContainEqual({ name: 'Akku-Spannung', value: '10,8 V' });
    expect(drafts.every((draft) => !/<[a-z/]/i.test(draft.description))).toBe(true);
    expect(gun?.description).toContain('\n· Hohe Auspresskraft');
  });

  it.each([
    ['mapping-gtin-as-number.xlsx', 1, [expect.stringContaining('条码 12345678901234')]],
    ['mapping-no-possible-sheet.xlsx', 1, [expect.stringContaining('条码 12345678901234')]],
    ['mapping-two-possible-sheets.xlsx', 1, [expect.stringContaining('条码 12345678901234')]],
    [
      'mapping-strict.xlsx',
      2,
      [
        expect.stringContaining('条码 12345678901234'),
        expect.stringContaining('发货天数“1.5”'),
        expect.stringContaining('条码 12345678901235'),
      ],
    ],
    [
      'mapping-wrong-decimal-separators.xlsx',
      1,
      [expect.stringContaining('条码 12345678901234'), expect.stringContaining('发货天数“10,5”')],
    ],
  ])('says what is odd about %s', async (file, rows, odd) => {
    const { source, drafts, warnings } = await read(`bmecat/edge-cases/${file}`);
    expect(drafts).toHaveLength(rows);
    expect(drafts[0]).toMatchObject({ itemNo: '12345', salesPrice: 8_190n, packQuantity: 25 });
    expect(source.notes[0]).toMatch(/工作表“(?:Test)?Artikel”；未使用/);
    expect([...warnings].sort()).toEqual(expect.arrayContaining(odd));
    expect(warnings).toHaveLength(odd.length);
  });
});
