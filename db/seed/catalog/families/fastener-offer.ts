import type { Offer } from '../read-offer.ts';

/** Grams of a steel body of that many mm³. */
export const gramsOf = (cubicMillimetres: number) => cubicMillimetres * 7.85e-3;

/** How many go into a box: the heavier the piece, the fewer. */
export function piecesPerBox(grams: number): number {
  const steps: [number, number][] = [
    [0.7, 1000],
    [2.5, 500],
    [13, 200],
    [30, 100],
    [70, 50],
    [160, 25],
    [320, 10],
  ];
  return steps.find(([limit]) => grams < limit)?.[1] ?? 5;
}

/** The ways dealers pack the same fastener: a full box, a small bag, or loose by the hundred. */
export const PACKINGS = ['盒', '包', '散装'] as const;
export type Packing = (typeof PACKINGS)[number];

export function offerFor(packing: Packing, grams: number): Offer {
  const box = piecesPerBox(grams);
  if (packing === '散装') {
    const lot = Math.max(10, Math.min(100, box));
    return { unit: '个', base: '个', pack: 1, moq: lot, step: lot };
  }
  const pack = packing === '盒' ? box : Math.max(5, Math.round(box / 4 / 5) * 5);
  return { unit: packing, base: '个', pack, moq: 1, step: 1 };
}

/** Loose goods are a little dearer to handle, small bags clearly so. */
export function packingFactor(packing: Packing): number {
  return packing === '盒' ? 1 : packing === '包' ? 1.18 : 1.04;
}

/** The same screw in another pack is another article of its maker. */
export const packingMark = (packing: Packing): string => (packing === '盒' ? '' : packing === '包' ? '-PB' : '-LO');
