import type pg from 'pg';
import type { JudgedItem } from './judge-item.ts';
import { isGroup, verdictsOf } from './judge-kind.ts';
import { isRight } from './judge-query.ts';
import { plain } from './judge-text.ts';
import type { OwnWordsQuery } from './words-query.ts';

/** Everything on sale with the names of its categories from the third level down. */
const ITEMS = `
  select s.item_no as "itemNo", s.name, s.mpn, s.attributes, array_remove(array[b.name, b.name_en] || b.aliases, null) as "brandNames",
    case when c.level = 4 then array[c.name, p.name] else array[c.name] end as kinds,
    case when c.level = 4 then g.name else p.name end as "group"
  from skus s join brands b on b.id = s.brand_id join categories c on c.id = s.category_id
  left join categories p on p.id = c.parent_id left join categories g on g.id = p.parent_id where s.product_status = 5`;

export class JudgedCatalogue {
  private readonly byKinds: ReadonlyMap<string, JudgedItem[]>;
  private readonly byWord = new Map<string, JudgedItem[]>();

  constructor(items: readonly JudgedItem[]) {
    this.byKinds = Map.groupBy(items, ({ kinds }) => kinds.join('|'));
    for (const item of items) {
      for (const word of new Set(item.name.split(' ').map(plain))) {
        if (!/\p{Script=Han}/u.test(word)) continue;
        const known = this.byWord.get(word);
        if (known) known.push(item);
        else this.byWord.set(word, [item]);
      }
    }
  }

  /** Something on sale answers the query: worked out by the judge's own rules, not by any search. */
  isAnswerable(query: OwnWordsQuery): boolean {
    const named = query.thing.flatMap((thing) => this.byWord.get(plain(thing)) ?? []);
    if (named.some((item) => isRight(item, query))) return true;
    for (const [kinds, items] of this.byKinds) {
      if (verdictsOf(kinds.split('|'), query.thing).length === 0 && !isGroup(items[0]?.group, query.thing)) continue;
      if (items.some((item) => isRight(item, query))) return true;
    }
    return false;
  }
}

export async function readJudgedCatalogue(client: pg.Client): Promise<JudgedCatalogue> {
  const { rows } = await client.query<JudgedItem>(ITEMS);
  return new JudgedCatalogue(rows);
}

export async function readJudgedItems(client: pg.Client, itemNos: readonly string[]): Promise<Map<string, JudgedItem>> {
  const { rows } = await client.query<JudgedItem>(`${ITEMS} and s.item_no = any($1)`, [itemNos]);
  return new Map(rows.map((item) => [item.itemNo, item]));
}
