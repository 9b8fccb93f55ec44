import { describe, expect, it } from 'vitest';
import { changedBasis, NO_BASIS, type OfferBasis, sameAmounts, standingBasis, typedBasisFault } from './offer-basis.ts';

const catalogue = { cost: 490_600n, floor: 543_700n, supplier: '一级代理' };
const listed: OfferBasis = { ...NO_BASIS, ...catalogue, source: 'catalogue' };
const typed: OfferBasis = { ...NO_BASIS, cost: 300_000n, floor: 400_000n, supplier: '电话询价', priceReason: '试用' };
const changed: OfferBasis = {
  ...listed,
  cost: 300_000n,
  floor: 400_000n,
  source: 'changed',
  changeReason: '供应商特价',
  changedBy: 7n,
  catalogueCost: 490_600n,
  catalogueFloor: 543_700n,
};

describe('the basis of a line of a draft', () => {
  it.each<[string, OfferBasis | undefined, typeof catalogue | undefined, boolean, Partial<OfferBasis>]>([
    ['is what the catalogue says', undefined, catalogue, true, listed],
    ['is what the catalogue says, whatever was typed', typed, catalogue, true, { ...listed, priceReason: '试用' }],
    ['follows the catalogue', { ...listed, cost: 1n, floor: 1n }, catalogue, true, listed],
    ['is unknown where the catalogue says nothing', typed, undefined, true, { cost: null, source: 'catalogue' }],
    ['is what the desk changed it to', changed, catalogue, true, changed],
    [
      ...(['tells the catalogue of today beside the change', changed] as const),
      ...([{ ...catalogue, cost: 500_000n }, true, { cost: 300_000n, catalogueCost: 500_000n }] as const),
    ],
    ['keeps a change of what the catalogue does not know', changed, undefined, true, { catalogueFloor: null }],
    ['is what was typed outside the catalogue', typed, undefined, false, typed],
    ['is nothing where nothing was typed', undefined, undefined, false, NO_BASIS],
  ])('%s', (_, kept, said, inCatalogue, basis) => {
    expect(standingBasis(kept, said, inCatalogue)).toMatchObject(basis);
  });
});

describe('a change of the basis', () => {
  const act = { reason: '月底清仓', userId: 9n };
  const cheap = { cost: 200_000n, floor: 250_000n };

  it('keeps what the catalogue said, why, and who', () => {
    expect(changedBasis(listed, cheap, act)).toMatchObject({
      ...cheap,
      source: 'changed',
      changeReason: '月底清仓',
      changedBy: 9n,
      supplier: '一级代理',
      catalogueCost: 490_600n,
      catalogueFloor: 543_700n,
    });
  });

  it('is measured by the catalogue, not by the change before it', () => {
    expect(changedBasis(changed, cheap, act)).toMatchObject({ catalogueCost: 490_600n, catalogueFloor: 543_700n });
  });

  it('back to the catalogue is none any more', () => {
    expect(changedBasis(changed, catalogue, act)).toEqual(listed);
  });

  it('of what nobody knew is one', () => {
    const unknown: OfferBasis = { ...listed, cost: null, floor: null };
    expect(changedBasis(unknown, cheap, act)).toMatchObject({ source: 'changed', catalogueCost: null });
  });

  it('needs both figures alike to be none', () => {
    expect(sameAmounts(catalogue, { ...catalogue })).toBe(true);
    expect(sameAmounts(catalogue, { ...catalogue, cost: 1n })).toBe(false);
    expect(sameAmounts(catalogue, { ...catalogue, floor: null })).toBe(false);
  });
});

it.each([
  [null, '', null],
  [1n, '供应商', null],
  [1n, ' ', '请填写成本来源（供应商或询价依据）'],
  [0n, '', '请填写成本来源（供应商或询价依据）'],
])('a typed cost of %s from %j: %s', (cost, supplier, fault) => {
  expect(typedBasisFault(cost, supplier)).toBe(fault);
});
