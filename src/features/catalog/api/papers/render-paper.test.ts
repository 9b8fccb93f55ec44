import { expect, it } from 'vitest';
import type { Paper } from '../../rules/paper.ts';
import { renderPaper } from './render-paper.ts';

const DAY = new Date(0);
const paper = (facts: number): Paper => ({
  title: '产品规格书',
  subject: '东明 内六角圆柱头螺钉 M8×30',
  itemNo: 'FAS1204418',
  footer: '参数以制造商资料为准',
  sections: [
    { heading: '规格参数', facts: Array.from({ length: facts }, (_, n) => ({ label: `参数 ${n}`, value: `${n} mm` })) },
  ],
});
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page$/gm)?.length;

it.each([
  [3, 1],
  [60, 3],
])('puts %i facts on %i pages, and no footer on a page of its own', async (facts, pages) => {
  expect(pagesOf(await renderPaper(paper(facts), null, DAY))).toBe(pages);
});

it('carries the letters it uses, not the whole font of 10 MB', async () => {
  const pdf = await renderPaper(paper(3), null, DAY);
  expect(pdf.length).toBeLessThan(60_000);
  expect(pdf.toString('latin1')).toMatch(/\/FontFile2/);
});

it('makes the same file of the same paper', async () => {
  const [first, second] = [await renderPaper(paper(2), null, DAY), await renderPaper(paper(2), null, DAY)];
  expect(first.equals(second)).toBe(true);
});
