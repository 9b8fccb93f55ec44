import type { ItemReference } from '../import-record.ts';
import { childrenOf, textOf, type XmlElement } from './xml-element.ts';

/** A successor replaces as it is; what is similar does the job. Other relations replace nothing. */
const KINDS: Readonly<Record<string, ItemReference['kind']>> = { followup: 'drop_in', similar: 'similar' };

const OTHER_NAMES: Readonly<Record<string, string>> = {
  accessories: '配件',
  accessory: '配件',
  sparepart: '备件',
  mandatory: '必配件',
  select: '选配件',
  consists_of: '组成',
  diff_orderunit: '其他包装',
  base_product: '基础产品',
};

/** Replacements of an article; other relations are named in a note. */
export function readReferences(article: XmlElement): { references: ItemReference[]; notes: string[] } {
  const references: ItemReference[] = [];
  const others: string[] = [];
  for (const element of childrenOf(article, 'ARTICLE_REFERENCE')) {
    const itemNo = textOf(element, 'ART_ID_TO');
    const type = element.attributes.type ?? '';
    const kind = KINDS[type];
    if (itemNo === '') continue;
    if (kind) references.push({ itemNo, kind });
    else others.push(`${OTHER_NAMES[type] ?? type} ${itemNo}`);
  }
  return { references, notes: others.length > 0 ? [`不是替代品的关联未导入：${others.join('、')}`] : [] };
}
