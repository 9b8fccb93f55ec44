import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { selectionLines, selectionLists } from '#features/selections/api/selection-tables.ts';
import { changeScope } from '#platform/api/database.ts';

interface DemoList {
  userName: string;
  name: string;
  note: string;
  shared: boolean;
  /** Days since the last change. */
  age: number;
  /** Names of categories; the best sold items of each stand in the list, with their quantity in smallest orders; a note stands at the first. */
  lines: readonly (readonly [category: string, items: number, times: number, note?: string])[];
}

const LISTS: readonly DemoList[] = [
  {
    userName: 'buyer',
    name: '装配车间月度备件',
    note: '每月 5 日前补齐，螺钉与垫圈按整盒',
    shared: true,
    age: 3,
    lines: [
      ['内六角圆柱头螺钉', 3, 4, '缺货时可用 A4-70 代替'],
      ['平垫圈', 2, 4],
      ['弹簧垫圈', 2, 4],
      ['六角螺母', 2, 3],
      ['螺纹锁固胶', 1, 6, '243 中强度'],
    ],
  },
  {
    userName: 'buyer',
    name: '新员工劳保一套',
    note: '按 10 人配置',
    shared: true,
    age: 12,
    lines: [
      ['安全鞋', 1, 10, '尺码入职时报'],
      ['安全帽', 1, 10],
      ['防护眼镜', 1, 10],
      ['丁腈浸胶手套', 1, 20],
      ['耳塞', 1, 10],
    ],
  },
  {
    userName: 'buyer',
    name: 'CNC 刀具常备',
    note: '',
    shared: false,
    age: 1,
    lines: [
      ['立铣刀', 3, 5],
      ['机用丝锥', 2, 5, 'M6 用得最快'],
      ['ER夹头', 1, 2],
      ['半合成切削液', 1, 2],
    ],
  },
  {
    userName: 'admin',
    name: '设备保养年检',
    note: '年检前两周下单',
    shared: true,
    age: 30,
    lines: [
      ['润滑脂', 2, 6],
      ['液压油', 1, 3],
      ['数显卡尺', 1, 2, '送检替换'],
    ],
  },
  {
    userName: 'buyer2',
    name: '月度清洁用品',
    note: '',
    shared: true,
    age: 6,
    lines: [
      ['垃圾袋', 1, 10],
      ['擦拭纸', 1, 6],
      ['洗手液', 1, 4],
    ],
  },
];

interface FoundItem extends Record<string, unknown> {
  id: string;
  moq: number;
}

async function findItems(db: NodePgDatabase, category: string, most: number): Promise<FoundItem[]> {
  const { rows } = await db.execute<FoundItem>(sql`
    select s.id::text, s.moq from skus s join categories c on c.id = s.category_id
      join categories top on top.name = ${category} and top.id = any(c.path_ids)
     where s.product_status = 5 and not s.exclusive and not s.not_cart and s.day_type not in (7, 8, 13)
       and s.sales_price > 0 order by s.sales_count desc, s.id limit ${most}`);
  return rows;
}

/** Lists of the demo's people, filled with what sells best in their categories. */
export async function writeSelections(db: NodePgDatabase): Promise<void> {
  for (const { userName, lines, age, ...list } of LISTS) {
    await changeScope(db, { firmId: null, userId: null, right: 'identity' });
    const { rows: owners } = await db.execute<{ firm_id: string; user_id: string }>(sql`
      select m.firm_id, m.user_id from memberships m join users u on u.id = m.user_id
      where u.user_name = ${userName} order by m.id limit 1`);
    const [owner] = owners;
    if (!owner) continue;
    const place = { firmId: BigInt(owner.firm_id), userId: BigInt(owner.user_id) };
    await changeScope(db, place);
    const updatedAt = sql`now() - make_interval(days => ${age})`;
    const [row] = await db
      .insert(selectionLists)
      .values({ ...place, ...list, createdAt: updatedAt, updatedAt })
      .returning({ id: selectionLists.id });
    if (!row) throw new Error('selection list not written');
    const found = [];
    for (const [category, most, times, note = ''] of lines) {
      const items = await findItems(db, category, most);
      found.push(...items.map((item, index) => ({ item, times, note: index === 0 ? note : '' })));
    }
    if (found.length === 0) continue;
    await db.insert(selectionLines).values(
      found.map(({ item, times, note }, index) => ({
        firmId: place.firmId,
        listId: row.id,
        skuId: BigInt(item.id),
        note,
        place: index + 1,
        quantity: item.moq * times,
      })),
    );
  }
}
