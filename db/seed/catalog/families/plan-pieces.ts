import type { SkuAttributeRow } from '../catalog-rows.ts';
import type { Draft, ShelfPlan } from '../leaf-plan.ts';
import type { Brand } from '../taxonomy-schema.ts';
import { gramsOf, offerFor, PACKINGS, type Packing, packingFactor, packingMark } from './fastener-offer.ts';

/** A material as it stands in names, with its price as a finished small part. */
export interface PieceMaterial {
  grade?: string;
  material: string;
  finish: string;
  code: string;
  yuanPerKg: number;
}

/** One size of a nut, washer or tapping screw. */
export interface PieceSize {
  /** As in the name: `M8`, `ST4.2×16`. */
  size: string;
  cubicMillimetres: number;
  attributes: SkuAttributeRow[];
}

/** Nuts, washers, rings and tapping screws: a standard, a few materials, a row of sizes. */
export interface PieceLeaf {
  standards: readonly { name: string; number: string; equals?: string }[];
  materials: readonly PieceMaterial[];
  sizes: readonly PieceSize[];
  /** Cost of making against the weight, and for each piece in yuan. */
  effort: number;
  each: number;
}

/** Plan of a leaf whose siblings are plain sizes of one standard part. */
export function planPieces(brands: readonly Brand[], facts: PieceLeaf): ShelfPlan {
  const options = PACKINGS.flatMap((packing) =>
    facts.standards.flatMap((standard, s) =>
      facts.materials.map((material) => {
        const title = [standard.name, material.grade ?? '', material.material, material.finish]
          .filter(Boolean)
          .join(' ');
        return {
          key: `${title}/${packing}`,
          title: packing === '盒' ? title : `${title} ${packing === '包' ? '小包装' : packing}`,
          standard,
          usual: s === 0,
          material,
          packing,
        };
      }),
    ),
  );
  return {
    brands,
    options,
    count: () => facts.sizes.length,
    drafts: (number, brand) => {
      const option = options[number];
      if (!option) return [];
      return facts.sizes.map((size) => draftOf(facts, option, size, brand));
    },
  };
}

interface PieceOption {
  standard: PieceLeaf['standards'][number];
  usual: boolean;
  material: PieceMaterial;
  packing: Packing;
}

function draftOf(facts: PieceLeaf, option: PieceOption, size: PieceSize, brand: Brand): Draft {
  const { standard, material, packing } = option;
  const grams = gramsOf(size.cubicMillimetres);
  const offer = offerFor(packing, grams);
  const each = ((grams / 1000) * material.yuanPerKg * facts.effort + facts.each) * packingFactor(packing);
  const words = [
    size.size,
    option.usual ? '' : standard.name,
    material.grade ?? '',
    material.material,
    material.finish,
  ];
  return {
    label: words.filter(Boolean).join(' '),
    mpn: `${brand.prefix}-${standard.number}-${size.size}-${material.code}${packingMark(packing)}`,
    attributes: [
      ...size.attributes,
      ...(material.grade ? [{ name: '性能等级', value: material.grade }] : []),
      { name: '材质', value: material.material },
      { name: '表面处理', value: material.finish },
      { name: '标准', value: standard.name },
      ...(standard.equals ? [{ name: '等同标准', value: standard.equals }] : []),
    ],
    offer,
    price: each * offer.pack,
  };
}
