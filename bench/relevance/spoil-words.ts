import { pinyin } from 'pinyin-pro';
import type { Random } from '#seed/catalog/prng.ts';

/** Characters people's keyboards offer for one sound: the wrong one is taken as easily as the right one. */
const SAME_SOUND = [
  '脚角绞',
  '园圆元',
  '丁钉订',
  '母姆亩',
  '帽冒',
  '垫店电',
  '全圈权',
  '轴周',
  '成承程',
  '法阀伐',
  '门们',
  '式试室',
  '扳板版',
  '手首',
  '嵌钳欠',
  '抱刨',
  '钻纂',
  '具巨据',
  '剧锯',
  '片篇',
  '砂沙纱',
  '带代袋',
  '胶交焦',
  '布不部',
  '套讨',
  '照罩',
  '镜净',
  '服福',
  '鞋协',
  '绳声',
  '灯等',
  '关官',
  '开凯',
  '线现',
  '缆览',
  '端短',
  '子字',
  '表标',
  '气汽',
  '压亚',
  '管馆',
  '接皆',
  '头投',
  '油由',
  '剂济',
  '漆七',
  '笔比',
  '纸指',
  '箱相',
  '车测',
  '架价',
  '轮伦',
  '机积基',
  '泵蹦',
  '水睡',
  '器起',
  '刀到',
  '锤垂',
  '尺池',
  '规归',
  '电店',
  '动洞',
  '密蜜',
  '封风',
  '深身',
  '沟勾',
  '球求',
] as const;

/** A character typed by its sound, two neighbours swapped, or one left out; null when the word is too short to survive. */
export function misspellHan(word: string, random: Random): string | null {
  const characters = [...word];
  if (characters.length < 3 || !/^\p{Script=Han}+$/u.test(word)) return null;
  const heard = characters.flatMap((character, at) => {
    const set = SAME_SOUND.find((sounds) => sounds.includes(character));
    return set ? [{ at, instead: [...set].filter((other) => other !== character) }] : [];
  });
  if (heard.length > 0 && random.chance(0.6)) {
    const { at, instead } = random.pick(heard);
    return characters.with(at, random.pick(instead)).join('');
  }
  const at = random.int(0, characters.length - 2);
  const [first = '', second = ''] = characters.slice(at, at + 2);
  if (first === second) return null;
  return random.chance(0.5)
    ? characters.toSpliced(at, 2, second, first).join('')
    : characters.toSpliced(random.int(1, characters.length - 1), 1).join('');
}

/** One letter left out, doubled, or swapped with its neighbour; the first one is typed with care. */
export function misspellLatin(word: string, random: Random): string | null {
  const letters = [...word];
  if (letters.length < 5 || !/^[A-Za-z]+$/.test(word)) return null;
  const at = random.int(1, letters.length - 2);
  const [first = '', second = ''] = letters.slice(at, at + 2);
  const way = random.int(0, 2);
  if (way === 0) return letters.toSpliced(at, 1).join('');
  if (way === 1) return letters.toSpliced(at, 0, first).join('');
  return first === second ? null : letters.toSpliced(at, 2, second, first).join('');
}

/** 内六角 → neiliujiao. */
export const inPinyin = (word: string): string => pinyin(word, { toneType: 'none', type: 'array', v: true }).join('');

/** The same text as a Chinese keyboard writes it in full width. */
export const inFullWidth = (text: string): string =>
  text.replace(/[!-~]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0)).replaceAll(' ', '　');

/** A number written with other separators, or none, as it is copied from labels, drawings and spreadsheets. */
export function respaceCode(code: string, random: Random): string {
  const bare = code.replace(/[-/\s._]/g, '');
  const parts = code.split(/[-/\s._]+/).filter(Boolean);
  const ways = [
    bare,
    parts.join('-'),
    parts.join(' '),
    parts.join('.'),
    parts.join('/'),
    bare.toLowerCase(),
    inFullWidth(bare),
  ];
  return random.pick(ways);
}
