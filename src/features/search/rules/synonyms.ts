/** Words that buyers use for the same thing. Common misspellings count as words. */
const GROUPS: readonly (readonly string[])[] = [
  ['螺丝', '螺钉'],
  ['螺帽', '螺母'],
  ['垫片', '垫圈'],
  ['板手', '扳手'],
  ['改锥', '螺丝刀', '起子', '螺丝批'],
  ['马达', '电机', '电动机'],
  ['培林', '轴承'],
  ['华司', '垫圈'],
  ['空开', '断路器'],
  ['万用表', '多用表'],
  ['角向磨光机', '角磨机'],
  ['扎带', '束线带'],
  ['生料带', '密封带'],
  ['安全帽', '头盔'],
  ['劳保鞋', '安全鞋'],
  ['口罩', '防尘口罩'],
  ['外六角', '六角头'],
  ['镀锌', '白锌'],
  ['发黑', '发蓝'],
];

const others = new Map<string, string[]>();
for (const group of GROUPS) {
  for (const word of group) {
    const known = others.get(word) ?? [];
    others.set(word, [...known, ...group.filter((other) => other !== word && !known.includes(other))]);
  }
}

/** Other words for a word, without the word itself. */
export function synonymsOf(word: string): readonly string[] {
  return others.get(word) ?? [];
}

/** All words of the table: the segmenter must keep them whole. */
export const SYNONYM_WORDS: readonly string[] = [...others.keys()];
