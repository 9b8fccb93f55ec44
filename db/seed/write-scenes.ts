import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Industry } from '#features/organisation/rules/public.ts';
import { sceneItems, scenes } from '#features/recommendations/api/recommendation-tables.ts';

interface DemoScene {
  code: string;
  name: string;
  summary: string;
  industry: Industry | null;
  /** Names of categories; the best sold item of each stands in the scene. */
  categories: readonly string[];
}

const DEMO_SCENES: readonly DemoScene[] = [
  {
    code: 'machine-shop',
    name: '机加工车间',
    summary: '铣削、攻丝与测量的常备耗材',
    industry: 'machining',
    categories: ['AlTiN立铣刀', '机用丝锥', 'HSS直柄麻花钻', 'ER夹头', '数显卡尺', '半合成切削液', '丁腈浸胶手套'],
  },
  {
    code: 'assembly-line',
    name: '总装工位',
    summary: '连接、紧固与防松，一次配齐',
    industry: 'equipment',
    categories: ['外六角螺栓', '六角螺母', '平垫圈', '弹簧垫圈', '扭矩扳手', '螺纹锁固胶', '安全鞋'],
  },
  {
    code: 'clean-room',
    name: '洁净车间',
    summary: '进入洁净区的人员与擦拭用品',
    industry: 'electronics',
    categories: ['洁净服', '一次性丁腈手套', '擦拭纸', '无水乙醇', '防静电手套', '鞋套'],
  },
  {
    code: 'chemical-handling',
    name: '化学品操作',
    summary: '个人防护与泄漏应急',
    industry: 'chemical',
    categories: ['耐酸碱手套', '全面罩', '滤毒盒', '防化服', '化学吸附棉', '洗眼器', '防泄漏托盘'],
  },
  {
    code: 'food-hygiene',
    name: '食品车间卫生',
    summary: '班前消毒与现场清洁',
    industry: 'food',
    categories: ['一次性乳胶手套', 'KN95口罩', '洗手液', '84消毒液', '擦拭纸', '垃圾袋'],
  },
  {
    code: 'welding-bay',
    name: '焊接工位',
    summary: '焊材、配件与焊工防护',
    industry: null,
    categories: ['实芯焊丝', '导电嘴', '焊枪', '自动变光面罩', '焊工手套', '焊工围裙', '焊接布毯'],
  },
  {
    code: 'switch-room',
    name: '配电间检修',
    summary: '检修、上锁与绝缘防护',
    industry: null,
    categories: ['C型小型断路器', '数字万用表', '测电笔', '绝缘手套', '绝缘鞋', '断路器锁具', '绝缘胶带'],
  },
  {
    code: 'warehouse',
    name: '仓库打包发货',
    summary: '打包、贴标与搬运',
    industry: null,
    categories: ['封箱胶带', '缠绕膜', '纸箱', '热敏标签纸', '美工刀', '手动液压搬运车', '周转箱'],
  },
];

/** Scenes of the demo, filled with what sells best in each of their categories. */
export async function writeScenes(db: NodePgDatabase): Promise<void> {
  for (const [sort, { categories, ...scene }] of DEMO_SCENES.entries()) {
    const [row] = await db
      .insert(scenes)
      .values({ ...scene, sort })
      .returning({ id: scenes.id });
    if (!row) throw new Error('scene not written');
    const skuIds = await readBest(db, categories);
    if (skuIds.length > 0) {
      await db.insert(sceneItems).values(skuIds.map((skuId, place) => ({ sceneId: row.id, skuId, sort: place })));
    }
  }
}

async function readBest(db: NodePgDatabase, names: readonly string[]): Promise<bigint[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select best.id::text from unnest(${sql.param([...names])}::text[]) with ordinality as k (name, place)
    cross join lateral (
      select s.id from skus s join categories c on c.id = s.category_id
        join categories top on top.name = k.name and top.id = any(c.path_ids)
       where s.product_status = 5 and not s.exclusive and not s.not_cart and s.day_type not in (7, 8, 13)
         and s.sales_price > 0 order by s.sales_count desc, s.id limit 1) best
    order by k.place`);
  return rows.map(({ id }) => BigInt(id));
}
