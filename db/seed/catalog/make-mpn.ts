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
  /** What each chosen value looks like in a number, by attribute name. */
  codes: ReadonlyMap<string, string>;
  /** Attributes whose first value is chosen. */
  first: ReadonlySet<string>;
  option: number;
  /** Article number `{#}`; those of siblings follow each other. */
  article: number;
}

const letter = (position: number) => String.fromCharCode(65 + (position % 26));

function plain(value: string, position: number): string {
  const known = LETTERS[value];
  if (known) return known;
  const ascii = value.replaceAll('×', 'x').replace(/[^\w.+/~-]/g, '');
  return /[A-Za-z0-9]/.test(ascii) ? ascii : letter(position);
}

/** Codes of the values of one attribute, each of its own: `1常开` and `1常闭` are `1` and `1B`. */
export function codeValues(values: readonly string[]): Map<string, string> {
  const codes = new Map<string, string>();
  const used = new Set<string>();
  for (const [position, value] of [...new Set(values)].entries()) {
    const code = plain(value, position);
    const own = used.has(code) ? `${code}${letter(position)}` : code;
    used.add(own);
    codes.set(value, own);
  }
  return codes;
}

/** Fills `{B}` brand letters, `{S}` model line, `{#}` article number, `{^}` letter of the option, `{name}` a value, `{-name}` its mark. */
export function makeMpn(facts: MpnFacts): string {
  return facts.template.replace(/\{([^}]+)\}/g, (_, name: string) => {
    if (name === 'B') return facts.brandPrefix;
    if (name === 'S') return facts.model;
    if (name === '#') return String(facts.article);
    if (name === '^') return letter(facts.option);
    // The mark of a value behind the number proper; the first value of an axis has none.
    const mark = name.startsWith('-');
    const attribute = mark ? name.slice(1) : name;
    const code = facts.codes.get(attribute);
    if (code === undefined) throw new Error(`part number asks for ${name}: ${facts.template}`);
    return mark ? (facts.first.has(attribute) ? '' : `-${code}`) : code;
  });
}
