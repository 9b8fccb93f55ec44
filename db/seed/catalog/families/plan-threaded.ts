import type { SkuAttributeRow } from '../catalog-rows.ts';
import type { Draft, LeafPlace, SeriesOption, ShelfPlan } from '../leaf-plan.ts';
import type { Brand } from '../taxonomy-schema.ts';
import { gramsOf, offerFor, PACKINGS, type Packing, packingFactor, packingMark } from './fastener-offer.ts';
import { GRADES, type Grade, LENGTHS, PITCH } from './steel-grades.ts';
import { THREADED_LEAVES, type ThreadedLeaf, type ThreadedStandard } from './threaded-leaves.ts';

interface Option extends SeriesOption {
  standard: ThreadedStandard;
  /** The standard everybody assumes when none is named. */
  usual: boolean;
  grade: Grade;
  packing: Packing;
}

/** Bolts and screws with metric thread: every size the standard and the shelf know, in every usual strength class. */
export function planThreaded(place: LeafPlace, brands: readonly Brand[]): ShelfPlan {
  const facts = THREADED_LEAVES[place.leaf.name];
  if (!facts) throw new Error(`no thread table for ${place.leaf.name}`);
  const options = listOptions(place.leaf.name, facts);
  return {
    brands,
    options,
    count: () => sizesOf(facts).length,
    drafts: (number, brand) => {
      const option = options[number];
      return option ? sizesOf(facts).map(([thread, length]) => draftOf(facts, option, thread, length, brand)) : [];
    },
  };
}

function listOptions(leafName: string, facts: ThreadedLeaf): Option[] {
  return PACKINGS.flatMap((packing) =>
    facts.standards.flatMap((standard, s) =>
      facts.grades.map((name) => {
        const grade = GRADES[name];
        const title = `${standard.name} ${grade.grade} ${grade.material} ${grade.finish}`;
        return {
          key: `${title}/${packing}`,
          title: packing === '盒' ? title : `${title} ${packing === '包' ? '小包装' : packing}`,
          fourth: `${grade.family}${leafName}`,
          standard,
          usual: s === 0,
          grade,
          packing,
        };
      }),
    ),
  );
}

function sizesOf(facts: ThreadedLeaf): [string, number][] {
  return facts.threads.flatMap((thread) => {
    const d = Number(thread.slice(1));
    const lengths = (LENGTHS[thread] ?? []).filter((l) => l >= d * facts.shortest && l <= d * facts.longest);
    return lengths.map((length): [string, number] => [thread, length]);
  });
}

function draftOf(facts: ThreadedLeaf, option: Option, thread: string, length: number, brand: Brand): Draft {
  const { standard, grade, packing } = option;
  const d = Number(thread.slice(1));
  const grams = gramsOf((Math.PI / 4) * d * d * length * 0.88 + facts.head * d ** 3);
  const offer = offerFor(packing, grams);
  const each = ((grams / 1000) * grade.yuanPerKg + 0.012 + d * 0.002) * facts.effort * packingFactor(packing);
  const size = `${thread}×${length}`;
  const words = [size, ...(option.usual ? [] : [standard.name]), grade.grade, grade.material, grade.finish];
  return {
    label: words.join(' '),
    mpn: `${brand.prefix}-${standard.number}-${size}-${grade.code}${packingMark(packing)}`,
    attributes: attributesOf(facts, option, thread, length),
    offer,
    price: each * offer.pack,
  };
}

function attributesOf(facts: ThreadedLeaf, option: Option, thread: string, length: number): SkuAttributeRow[] {
  const { standard, grade } = option;
  return [
    { name: '规格', value: thread },
    { name: '长度', value: String(length), unit: 'mm' },
    { name: '螺距', value: PITCH[thread] ?? '', unit: 'mm' },
    { name: '性能等级', value: grade.grade },
    { name: '材质', value: grade.material },
    { name: '表面处理', value: grade.finish },
    { name: '标准', value: standard.name },
    ...(standard.equals ? [{ name: '等同标准', value: standard.equals }] : []),
    ...(facts.drive ? [{ name: '槽型', value: facts.drive }] : []),
    ...(facts.headShape ? [{ name: '头型', value: facts.headShape }] : []),
    { name: '牙型', value: '粗牙' },
    { name: '牙长', value: standard.thread },
  ];
}
