import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ApprovalLines } from './approval-lines.tsx';

type Lines = Parameters<typeof ApprovalLines>[0]['lines'];

const LINE = {
  ...{ lineNo: 1, itemNo: 'X1', name: '角磨机', brandName: '', mpn: '', unit: '台', quantity: 2, productImg: '' },
  ...{ unitPrice: '100.00', amount: '200.00', refused: false, refusedReason: '', note: '', prices: [] },
} as unknown as Lines[number];

const shown = (bought: boolean, choosing: boolean) => {
  const choice = choosing ? { refused: new Set<number>(), onToggle: () => {} } : null;
  return renderToStaticMarkup(<ApprovalLines lines={[LINE]} choice={choice} bought={bought} />);
};

it.each([
  ['what is bought', true, true, true],
  ['what goes back', false, false, false],
])('of %s prices paid before and a choice by line: %s', (_, bought, choosing, there) => {
  expect(shown(bought, choosing).includes('首次采购')).toBe(there);
  expect(shown(bought, choosing).includes('不同意第 1 行')).toBe(there);
});
