import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { surveyAnswers, surveys } from '#features/surveys/api/survey-tables.ts';
import type { SurveyAnswers, SurveyQuestion } from '#features/surveys/rules/public.ts';
import { changeScope } from '#platform/api/database.ts';
import { createRandom, type Random } from './catalog/prng.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const DELIVERY: SurveyQuestion[] = [
  { key: 'q1', kind: 'score', title: '您对最近一次送货的时效满意吗？', required: true },
  { key: 'q2', kind: 'score', title: '您对包装和外箱标签满意吗？', required: true },
  {
    key: 'q3',
    kind: 'single',
    title: '您通常希望几天内收到货？',
    required: true,
    options: ['当天或次日', '2 至 3 天', '一周以内', '按约定日期集中送货'],
  },
  {
    key: 'q4',
    kind: 'several',
    title: '收货时遇到过哪些问题？',
    required: false,
    options: ['送货前没有联系', '数量与送货单不符', '外箱破损', '缺少合格证或检测报告', '卸货位置不对', '没有遇到问题'],
  },
  { key: 'q5', kind: 'text', title: '您希望我们先改进哪一件事？', required: false },
];

const ONLINE: SurveyQuestion[] = [
  {
    key: 'q1',
    kind: 'single',
    title: '您多久采购一次 MRO 物料？',
    required: true,
    options: ['每天', '每周', '每月', '不固定'],
  },
  { key: 'q2', kind: 'score', title: '搜索能否很快找到要的型号？', required: true },
  {
    key: 'q3',
    kind: 'several',
    title: '您最常用哪些下单方式？',
    required: true,
    options: ['搜索', '批量下单', '已购商品', '文件导入', '选型清单'],
  },
];

const WISHES = [
  '送货前能提前半小时打电话，门卫放行要登记。',
  '小件和大件分开打包，清点会快很多。',
  '希望送货单上打印我们的物料编码。',
  '周五下午的货经常拖到下周一，能否当天送完。',
  '合格证能在系统里直接下载就好了。',
  '送到 2 号仓库，不要放在门卫室。',
  '同一个订单尽量一次送齐，拆成三车收货太麻烦。',
  '司机态度很好，保持就行。',
];

/** Weights of 1 to 5 stars, or of the options in their order. */
const PULL: Readonly<Record<string, readonly number[]>> = {
  q1: [1, 2, 6, 17, 14],
  q2: [1, 3, 9, 16, 11],
  q3: [14, 16, 7, 5],
};

function pick(random: Random, weights: readonly number[]): number {
  let left = random.next() * weights.reduce((sum, weight) => sum + weight, 0);
  const at = weights.findIndex((weight) => (left -= weight) < 0);
  return at < 0 ? weights.length - 1 : at;
}

function answerOf(random: Random, { key, kind, options = [], required }: SurveyQuestion): string | string[] | null {
  if (!required && random.next() < 0.35) return null;
  if (kind === 'text') return WISHES[Math.floor(random.next() * WISHES.length)] ?? null;
  if (kind === 'score') return String(pick(random, PULL[key] ?? [1, 1, 3, 5, 4]) + 1);
  if (kind === 'single')
    return options[pick(random, (PULL[key] ?? options.map(() => 1)).slice(0, options.length))] ?? null;
  const chosen = options.filter(() => random.next() < 0.3);
  const [first = ''] = options.slice(-1);
  return chosen.length ? chosen : [first];
}

function answersOf(random: Random, questions: readonly SurveyQuestion[]): SurveyAnswers {
  const given = questions.map((question) => [question.key, answerOf(random, question)] as const);
  return Object.fromEntries(given.flatMap(([key, answer]) => (answer === null ? [] : [[key, answer]])));
}

interface Plan {
  code: string;
  title: string;
  intro: string;
  questions: SurveyQuestion[];
  status: 'open' | 'closed';
  /** Days before today. */
  begun: number;
  ended: number;
  answers: number;
}

const PLANS: readonly Plan[] = [
  {
    code: 'online-2026',
    title: '网上采购使用调研',
    intro: '感谢使用商城，3 道题，约 1 分钟。',
    questions: ONLINE,
    status: 'closed',
    begun: 80,
    ended: 50,
    answers: 18,
  },
  {
    code: 'delivery-2026',
    title: '送货服务满意度调研',
    intro: '为了把货送得更准、更省心，请用 2 分钟告诉我们收货时的真实感受。\n答卷只用于改进服务。',
    questions: DELIVERY,
    status: 'open',
    begun: 16,
    ended: -30,
    answers: 42,
  },
];

/** One survey that runs, with answers of the last two weeks, and one that is over. */
export async function writeSurveys(db: NodePgDatabase, now: Date): Promise<void> {
  await changeScope(db, { firmId: null, userId: null, right: 'identity' });
  const { rows: sellers } = await db.execute<{ code: string }>(
    sql`select distinct seller_code as code from memberships where seller_code is not null order by 1 limit 2`,
  );
  await changeScope(db, { firmId: null, userId: null });
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  for (const { begun, ended, answers, ...plan } of PLANS) {
    const times = { opensAt: daysAgo(begun), closesAt: daysAgo(ended) };
    const values = { ...plan, ...times, createdAt: daysAgo(begun + 2), updatedAt: daysAgo(begun) };
    const [survey] = await db.insert(surveys).values(values).returning({ id: surveys.id });
    if (!survey) throw new Error('survey not written');
    const random = createRandom(`survey ${plan.code}`);
    const span = (begun - Math.max(0, ended)) * DAY_MS - HOUR_MS;
    await db.insert(surveyAnswers).values(
      Array.from({ length: answers }, (_, index) => ({
        surveyId: survey.id,
        answers: answersOf(random, plan.questions),
        shareCode: random.next() < 0.6 ? (sellers[Math.floor(random.next() * sellers.length)]?.code ?? null) : null,
        visitorHash: createHash('sha256').update(`${plan.code} ${index}`).digest('base64url'),
        createdAt: new Date(times.opensAt.getTime() + Math.floor(random.next() * span)),
      })),
    );
  }
}
