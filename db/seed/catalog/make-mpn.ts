import { hashText } from './prng.ts';

/** Letters makers use for what cannot stand in a part number. */
const LETTERS: Readonly<Record<string, string>> = {
  红色: 'R',
  黄色: 'Y',
  蓝色: 'B',
  绿色: 'G',
  黑色: 'K',
  白色: 'W',
  灰色: 'H',
  橙色: 'O',
  透明: 'T',
  黄绿双色: 'YG',
  '304不锈钢': 'P',
  '316不锈钢': 'R',
  黄铜: 'T',
  铸钢: 'C',
  铸铁: 'Z',
};

export interface MpnFacts {
  template: string;
  brandPrefix: string;
  model: string;
  values: ReadonlyMap<string, string>;
  /** Position of each value on its axis: the letter of a value that has no other. */
  positions: ReadonlyMap<string, number>;
  option: number;
  /** Names the series; article numbers `{#}` of its siblings follow each other. */
  seriesKey: string;
  index: number;
}

const letter = (position: number) => String.fromCharCode(65 + (position % 26));

function plain(value: string, position: number): string {
  const known = LETTERS[value];
  if (known) return known;
  const ascii = value.replaceAll('×', 'x').replace(/[^\w.+/~-]/g, '');
  return /[A-Za-z0-9]/.test(ascii) ? ascii : letter(position);
}

/** Fills `{B}` brand letters, `{S}` model line, `{#}` article number, `{^}` letter of the option, `{name}` a value. */
export function makeMpn(facts: MpnFacts): string {
  const articleNumber = 100_000 + (hashText(facts.seriesKey) % 14_000) * 64 + facts.index;
  return facts.template.replace(/\{([^}]+)\}/g, (_, name: string) => {
    if (name === 'B') return facts.brandPrefix;
    if (name === 'S') return facts.model;
    if (name === '#') return String(articleNumber);
    if (name === '^') return letter(facts.option);
    const value = facts.values.get(name);
    if (value === undefined) throw new Error(`part number asks for ${name}: ${facts.template}`);
    return plain(value, facts.positions.get(name) ?? 0);
  });
}
