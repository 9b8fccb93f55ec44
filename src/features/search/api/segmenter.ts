import { Jieba } from '@node-rs/jieba';
import { dict } from '@node-rs/jieba/dict.js';

/** Words of the trade that the general dictionary splits. */
const TRADE_WORDS = [
  ...['内六角', '外六角', '圆柱头', '沉头', '盘头', '半圆头', '紧定', '自攻', '自钻', '膨胀螺栓', '深沟球', '角接触'],
  ...['断路器', '接触器', '继电器', '变频器', '传感器', '电磁阀', '球阀', '闸阀', '快插', '快速接头', '生料带'],
  ...['千分尺', '游标卡尺', '百分表', '万用表', '扭矩扳手', '棘轮', '套筒', '批头', '麻花钻', '丝锥', '板牙', '铣刀'],
  ...['防护眼镜', '防毒面具', '安全带', '耳塞', '手套', '角磨机', '电锤', '切割片', '砂纸', '扎带', '润滑脂', '密封圈'],
];
/** Longer names stay several words, so that a query for a part of them meets them. */
const LONGEST_WORD = 4;
/** Outranks every word of the general dictionary. */
const FREQUENCY = 200_000;

const IS_WORD = /^\p{Script=Han}{2,6}$/u;

let engine: Jieba | null = null;
const learnt = new Set<string>();

/** The dictionary takes a fifth of a second to read, so it is read once per process. */
function loadedEngine(): Jieba {
  if (engine) return engine;
  engine = Jieba.withDict(dict);
  learn(engine, TRADE_WORDS, 6);
  return engine;
}

function learn(into: Jieba, words: readonly string[], longest: number): void {
  const fresh = words.filter((word) => IS_WORD.test(word) && [...word].length <= longest && !learnt.has(word));
  if (fresh.length === 0) return;
  for (const word of fresh) learnt.add(word);
  into.loadDict(Buffer.from(`${fresh.map((word) => `${word} ${FREQUENCY} n`).join('\n')}\n`));
}

/** Makes names and the trade's own words whole: 世达 is a brand, not 世 and 达. */
export function learnWords(names: readonly string[], categories: readonly string[]): void {
  const jieba = loadedEngine();
  learn(jieba, names, 6);
  learn(jieba, categories, LONGEST_WORD);
}

/** Each character in one word: for queries, and for the words of documents. */
export function cutQuery(run: string): string[] {
  return loadedEngine().cut(run, true);
}

/** Words, and the shorter words inside them. */
export function cutParts(run: string): string[] {
  return loadedEngine().cutForSearch(run, true);
}
