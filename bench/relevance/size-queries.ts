import type { Random } from '#seed/catalog/prng.ts';
import { otherWays } from './say-units.ts';
import { SAME_STANDARDS } from './trade-words.ts';
import { isKind, type LabelledQuery, saysValue, type TruthItem, threadOf, valueOf } from './truth-item.ts';

/** Thread and length as people write them. */
function writeThread(thread: string, length: string, pitch: string | undefined, random: Random): string {
  const figure = thread.slice(1);
  const ways = [
    `${thread}*${length}`,
    `${thread}X${length}`,
    `${thread.toLowerCase()}x${length}`,
    `${thread} × ${length}`,
    `${thread} ${length}`,
    `${thread} ${length}mm`,
    `${thread}*${length}mm`,
    `m${figure} 长${length}`,
    ...(pitch ? [`${thread}*${pitch}*${length}`, `${thread}-${pitch}x${length}`] : []),
  ];
  return random.pick(ways);
}

const sameThread = (item: TruthItem, wanted: { thread: string; length: string }) => {
  const found = threadOf(item);
  return found?.thread === wanted.thread && found.length === wanted.length;
};

/** One size in its many spellings, with the whole name of the part or what buyers leave of it. */
export function sizeQuery(item: TruthItem, random: Random): LabelledQuery | null {
  const size = threadOf(item);
  if (!size) return null;
  const written = writeThread(size.thread, size.length, valueOf(item, '螺距'), random);
  const head = item.leaf.startsWith('内六角') && random.chance(0.4) ? '内六角' : item.leaf;
  const text = random.pick([`${written} ${head}`, `${head} ${written}`, `${head}${written}`]);
  return { kind: 'size', text, isRight: (found) => isKind(found, head) && sameThread(found, size) };
}

const standardsOf = (item: TruthItem): string[] =>
  [valueOf(item, '标准'), valueOf(item, '等同标准')].flatMap((names) => names?.split(' / ') ?? []);

/** DIN 912 as it is met: GB70.1, GB/T70.1-2008, iso4762, DIN-912, DIN EN ISO 4762. */
function writeStandard(name: string, random: Random): string {
  const ways = [name, name.replaceAll(' ', ''), name.toLowerCase(), name.replace(' ', '-')];
  if (name.startsWith('GB/T')) ways.push(name.replace('/T ', ''), `${name}-2008`);
  if (name.startsWith('ISO')) ways.push(`DIN EN ${name}`);
  return random.pick(ways);
}

/** The item's standard by the name another body gives it. */
export function standardQuery(item: TruthItem, random: Random): LabelledQuery | null {
  const own = standardsOf(item);
  const family = SAME_STANDARDS.find((names) => names.some((name) => own.includes(name)));
  const thread = valueOf(item, '规格');
  if (!family || !thread) return null;
  const others = family.filter((name) => name !== valueOf(item, '标准'));
  const size = threadOf(item);
  const written = size ? writeThread(size.thread, size.length, undefined, random) : thread;
  return {
    kind: 'standard',
    text: `${writeStandard(random.pick(others), random)} ${written}`,
    isRight: (found) =>
      standardsOf(found).some((name) => family.includes(name)) &&
      (size ? sameThread(found, size) : valueOf(found, '规格') === thread),
  };
}

/** A measure in another unit or another sign for the same one. */
export function unitQuery(item: TruthItem, random: Random): LabelledQuery | null {
  const sayable = item.attributes.filter((attribute) => otherWays(attribute).length > 0);
  if (sayable.length === 0) return null;
  const said = random.pick(sayable);
  const written = random.pick(otherWays(said));
  return {
    kind: 'unit',
    text: random.chance(0.5) ? `${item.leaf} ${written}` : `${written} ${item.leaf}`,
    isRight: (found) => isKind(found, item.leaf) && saysValue(found, said.value, said.unit),
  };
}
