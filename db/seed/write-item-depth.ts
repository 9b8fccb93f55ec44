import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { regionRules, skuDocuments } from '#features/catalog/api/item-tables.ts';
import { renderPaper } from '#features/catalog/api/public.ts';
import type { FileStore } from '#platform/api/file-store.ts';
import { makeSafetySheet, makeTestReport } from './item-depth/make-papers.ts';
import { type DemoPaperItem, readPaperItems } from './item-depth/read-paper-items.ts';

/** Items of each kind that have a paper. */
const PAPERS_EACH = 50;

/** What the demo's pages show beyond the catalogue itself: replacements, papers, goods not sold everywhere. */
export async function writeItemDepth(db: NodePgDatabase, documents: FileStore, now: Date): Promise<void> {
  await writeReplacements(db);
  await writeRegionRules(db);
  for (const item of await readPaperItems(db, 'CHE', PAPERS_EACH)) {
    await writePaper(db, documents, { item, kind: 'msds', title: '安全技术说明书', paper: makeSafetySheet(item) }, now);
  }
  for (const item of await readPaperItems(db, 'PPE', PAPERS_EACH)) {
    await writePaper(db, documents, { item, kind: 'report', title: '检测报告', paper: makeTestReport(item) }, now);
  }
}

/**
 * Items that are not sold now name up to two of their series and one of another series that are: with the same first two
 * attributes, which are the measures, they fit as they are, else they do the job.
 */
async function writeReplacements(db: NodePgDatabase): Promise<void> {
  await db.execute(sql`
    insert into sku_replacements (sku_id, replacement_id, kind, note)
    select gone.id, other.id, case when other.same then 'drop_in' else 'similar' end,
           case when other.same then '主要尺寸一致' else '规格相近，请核对差异' end
      from skus gone cross join lateral (
        select s.id, measured.same, s.series_id = gone.series_id as sibling,
               row_number() over (partition by s.series_id = gone.series_id
                 order by measured.same desc, s.attributes -> 0 = gone.attributes -> 0 desc, s.sales_count desc, s.item_no) as place
          from skus s cross join lateral (select s.attributes -> 0 = gone.attributes -> 0
            and s.attributes -> 1 = gone.attributes -> 1 as same) measured
         where s.category_id = gone.category_id and s.id <> gone.id and s.product_status = 5
           and s.day_type not in (7, 8, 13) and s.sales_price > 0) other
     where (gone.product_status <> 5 or gone.day_type in (7, 8)) and gone.source = 'demo'
       and other.place <= case when other.sibling then 2 else 1 end
    on conflict do nothing`);
}

/** Gases and solvents do not fly to the far west; one brand is sold by somebody else in Guangdong. */
async function writeRegionRules(db: NodePgDatabase): Promise<void> {
  const { rows: categories } = await db.execute<{ id: string }>(sql`
    select id::text from categories where code in ('CHE-05', 'CHE-04')`);
  const { rows: brands } = await db.execute<{ id: string }>(sql`
    select brand_id::text as id from skus where brand_id is not null group by brand_id order by count(*), brand_id limit 1`);
  const rules = [
    ...categories.flatMap(({ id }) =>
      ['54', '65', '63'].map((regionPrefix) => ({
        kind: 'category',
        targetId: BigInt(id),
        regionPrefix,
        reason: '危险化学品运输限制',
      })),
    ),
    ...brands.map(({ id }) => ({
      kind: 'brand',
      targetId: BigInt(id),
      regionPrefix: '44',
      reason: '当地由其他经销商销售',
    })),
  ];
  if (rules.length > 0) await db.insert(regionRules).values(rules);
}

interface DemoPaper {
  item: DemoPaperItem;
  kind: 'msds' | 'report';
  title: string;
  paper: ReturnType<typeof makeSafetySheet> | ReturnType<typeof makeTestReport>;
}

async function writePaper(
  db: NodePgDatabase,
  documents: FileStore,
  { item, kind, title, paper }: DemoPaper,
  now: Date,
): Promise<void> {
  const content = await renderPaper(paper, null, now);
  await db.insert(skuDocuments).values({
    skuId: item.skuId,
    kind,
    title: `${item.name} ${title}`,
    fileName: `${item.itemNo} ${title}.pdf`,
    mediaType: 'application/pdf',
    byteSize: content.length,
    storageKey: await documents.write(content),
  });
}
