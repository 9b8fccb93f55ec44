import { createRandom, type Random } from '#seed/catalog/prng.ts';
import { ask } from '../catalog/ask-shop.ts';
import { summarize, type Times } from '../catalog/percentiles.ts';

/** Words as buyers type them that thousands of goods fit, and categories from the top. */
const WORDS = [
  ...['螺栓', '螺母', '螺钉', '垫圈', '手套', '轴承', '不锈钢', '接头', '阀门', '球阀', '电缆', '开关', '传感器'],
  ...['钻头', '扳手', '砂纸', '砂带', '胶带', '口罩', '安全帽', '电机', '气缸', '密封圈', '刀片', '工具', '润滑'],
  ...['清洁', '标签', '插座', '继电器', '弹簧', '304', '尼龙', '铣刀', '丝锥', '灯', '泵', '断路器', '软管'],
  ...['电线', '锁', '碳钢', '镀锌'],
];
const CATEGORIES = ['FAS', 'BRG', 'HTL', 'ELE', 'CUT', 'PNE', 'PPE', 'MEA'];
const PLACES = [
  ...WORDS.map((word) => `/search.html?keyword=${encodeURIComponent(word)}`),
  ...CATEGORIES.map((code) => `/c-${code}.html?`),
];
/** The first page ten times, the second twice, the third once; one in ten is sorted otherwise. */
const PAGES = [...Array.from({ length: 10 }, () => 1), 2, 2, 3];
const SORTS = [...Array.from({ length: 9 }, () => ''), '&sort=sales', '&sort=priceAsc'];
const CONNECTIONS = 16;
/** How long the shop may keep what it counted. */
const KEPT_MS = 60_000;

type Headers = Record<string, string>;

/** A page that is answered quickly because nothing stands on it is no result. */
function checkPage(path: string, text: string): void {
  if (!text.includes('href="/u-')) throw new Error(`${path} shows no goods`);
  if (!text.includes('role="group"')) throw new Error(`${path} shows nothing to choose from`);
}

async function openPage(shop: string, path: string, headers: Headers): Promise<number> {
  const { ms, text } = await ask(shop, { method: 'GET', path, headers });
  checkPage(path, text);
  return ms;
}

export interface BroadFigures {
  /** Each place for the first time, one after the other. */
  first: Times;
  mixed: Times;
  pagesPerSecond: number;
  /** Share of the mixed pages whose place the same person had opened within the last minute. */
  openedBefore: number;
}

const addressOf = (place: string, random: Random) => `${place}&pageNo=${random.pick(PAGES)}${random.pick(SORTS)}`;

/** Broad words and categories in a mix of pages and orders, by people of several companies, 16 pages at any moment. */
export async function measureBroadWords(
  shop: string,
  people: readonly Headers[],
  seconds: number,
): Promise<BroadFigures> {
  const random = createRandom('bench/broad-words');
  const first: number[] = [];
  for (const [n, place] of PLACES.entries()) {
    first.push(await openPage(shop, place, people[n % people.length] ?? {}));
  }
  const opened = new Map<string, number>();
  const times: number[] = [];
  let before = 0;
  const began = performance.now();
  const until = began + seconds * 1000;
  const lane = async () => {
    while (performance.now() < until) {
      const who = random.int(0, people.length - 1);
      const place = random.pick(PLACES);
      const now = performance.now();
      if (now - (opened.get(`${who} ${place}`) ?? Number.NEGATIVE_INFINITY) < KEPT_MS) before += 1;
      opened.set(`${who} ${place}`, now);
      times.push(await openPage(shop, addressOf(place, random), people[who] ?? {}));
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, lane));
  return {
    first: summarize(first),
    mixed: summarize(times),
    pagesPerSecond: Math.round((times.length * 1000) / (performance.now() - began)),
    openedBefore: before / times.length,
  };
}
