import { aliases, END, lexemes, type Matcher, type Need, NUMBER, shown } from './search-term.ts';
import { plainNumber } from './units.ts';

/** Makers' letters for how a ball bearing is closed: rubber seals or shields on both sides, or on one. */
const SEALS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['2RS', '2RS1', '2RSH', '2RSR', '2RSL', 'DDU', 'DD', 'LLU', 'LLB', 'VV', 'RS2'].map((sign) => [sign, '2rs']),
  ),
  ...Object.fromEntries(['2Z', 'ZZ', '2ZR', 'ZZE', '2ZN'].map((sign) => [sign, '2z'])),
  ...Object.fromEntries(['RS', 'RS1', 'RSH', 'RSR', 'DU'].map((sign) => [sign, 'rs'])),
  ...Object.fromEntries(['Z', 'ZR'].map((sign) => [sign, 'z'])),
};

const SIGNS = Object.keys(SEALS).sort((a, b) => b.length - a.length);
/** Who leaves the 2 out mostly means both sides; goods that are closed on one side still stand first. */
const BOTH_SIDES: Readonly<Record<string, string>> = { rs: '2rs', z: '2z' };

/** 6082RS is no 6082-RS but a 608-2RS. */
function miniature(number: string, seal: string): string | null {
  return /^6\d\d2$/.test(number) ? `${number.slice(0, 3)}-${seal}` : null;
}

/** 6205-2RS1, 6205DDU, 6205 ZZ, 6203-2Z/C3: one bearing in each maker's letters. */
const bearing: Matcher = {
  pattern: new RegExp(`([A-Z]{0,3}(?:\\d{4,5}?|\\d{3}))([-/. ]?)(${SIGNS.join('|')})(?:[-/ ]?(C[2-5]|CM))?${END}`, 'y'),
  read: ([text, base = '', gap, sign = '', clearance]) => {
    const number = base.toLowerCase();
    const seal = SEALS[sign] ?? '';
    const both = BOTH_SIDES[seal];
    const ways = [
      lexemes(`${number}-${seal}`),
      lexemes(`${number}${sign.toLowerCase()}`),
      lexemes(number, sign.toLowerCase()),
      ...aliases(both ? `${number}-${both}` : null, gap || !both ? null : miniature(number, both)),
    ];
    const needs: Need[] = [{ text: `${base}-${sign}`, anyOf: ways }];
    if (clearance) needs.push({ text: clearance, anyOf: [lexemes(clearance.toLowerCase())] });
    return { kind: 'code', text, label: `轴承 ${text}`, needs, wider: base };
  },
};

/** Letters of wires and cables as they stand before a cross-section, longest first. */
const CABLES =
  'YJLV22|YJV22|YJLV|YJV|VLV22|VV22|VLV|VV|KVVP2|KVVP|KVVRP|KVVR|KVV|BVVB|BVV|BVR|BLV|BV|RVVP|RVVB|RVV|RVSP|RVS|RVB|RV|YCW|YC|YZW|YZ|AVVR|AVR|BYJ|JHS|TRVVP|TRVV|PV1-F';

/** BVR2.5, YJV3X25+1X16, RVV 2X1.5平方: family, cores and cross-section run together. */
const cable: Matcher = {
  pattern: new RegExp(
    `(?:(ZR|NH|WDZ[A-Z]?)-?)?(${CABLES})[ -]?((?:\\d+X)?${NUMBER}(?:\\+\\d+X${NUMBER})*)(?:MM2| ?平方毫米| ?平方| ?平)?${END}`,
    'y',
  ),
  read: ([text, fire, family = '', figures = '']) => {
    const whole = figures.toLowerCase();
    const parts = whole.split('+').map((part) => part.split('x').map(plainNumber).join('x'));
    const single = parts.length === 1 && !whole.includes('x') ? `${plainNumber(whole)}mm2` : null;
    const [cores = '', section = ''] = parts.length === 1 ? whole.split('x') : [];
    const ways = single
      ? [lexemes(single), lexemes(plainNumber(whole))]
      : [lexemes(...parts), ...(section ? [lexemes(`${plainNumber(section)}mm2`, `${cores}芯`)] : [])];
    const needs: Need[] = [
      { text: family, anyOf: [lexemes(family.toLowerCase())] },
      { text: shown(figures), anyOf: ways },
    ];
    if (fire) needs.push({ text: fire, anyOf: [lexemes(fire.toLowerCase())] });
    return { kind: 'size', text, label: `线缆 ${shown(text)}`, needs, wider: family };
  },
};

/** 3X25+1X16平方: cores of unlike cross-section. */
const cores: Matcher = {
  pattern: new RegExp(`(\\d+X${NUMBER}(?:\\+\\d+X${NUMBER})*)(?:MM2| ?平方毫米| ?平方| ?平(?!头))${END}`, 'y'),
  read: ([text, figures = '']) => {
    const parts = figures
      .toLowerCase()
      .split('+')
      .map((part) => part.split('x').map(plainNumber).join('x'));
    const [number = '', section = ''] = parts.length === 1 ? (parts[0] ?? '').split('x') : [];
    const apart = section ? [lexemes(`${section}mm2`, `${number}芯`)] : [];
    return {
      kind: 'size',
      text,
      label: `芯数×截面 ${shown(figures)}`,
      needs: [{ text: shown(figures), anyOf: [lexemes(...parts), ...apart] }],
    };
  },
};

/** 3芯: cores of a cable, teeth of a wheel and the like are one word with their figure. */
const counted: Matcher = {
  pattern: new RegExp(`(\\d{1,4}) ?(芯|齿|刃|层|位|孔|码|排|槽|针|路|通|回|号|格|抽|头|段|档)${END}`, 'y'),
  read: ([text, figure = '', word = '']) => ({
    kind: 'measure',
    text,
    label: text,
    needs: [{ text, anyOf: [lexemes(`${plainNumber(figure)}${word}`), lexemes(plainNumber(figure), word)] }],
  }),
};

/** 100个/盒: how it is packed says nothing about its size, so the figure stands for itself nowhere. */
const pack: Matcher = {
  pattern:
    /(\d+) ?([个只片支根张条件套副双卷米瓶袋粒颗枚块把台千克KG]{1,2}) ?\/ ?(盒|包|箱|袋|卷|套|桶|捆|盘|板|组|件|瓶|扎)/y,
  read: ([text, figure = '', unit = '', box = '']) => ({
    kind: 'pack',
    text,
    label: `包装 ${text}`,
    needs: [{ text, anyOf: [lexemes(`${figure}${unit}/${box}`.toLowerCase())] }],
  }),
};

/** 100个: how many are wanted, which no item is. */
const wanted: Matcher = {
  pattern: /\d+ ?[个只支件条张套副双卷瓶袋盒包箱根粒块把台](?![\p{Script=Han}])/uy,
  read: ([text]) => ({ kind: 'pack', text, label: text, needs: [] }),
};

export const FAMILY_MATCHERS: readonly Matcher[] = [bearing, cable, cores, pack, wanted, counted];
