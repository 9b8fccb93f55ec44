import { fileSizeText } from '#platform/shared/file-size.ts';
import type { ItemDocument, ItemPage } from '../contract/item-page-schemas.ts';
import type { Crumb } from '../contract/item-schemas.ts';
import { invoiceLabel, type ReturnDays } from '../rules/delivery-label.ts';
import { DOCUMENT_KINDS, type DocumentKind } from '../rules/document-kinds.ts';
import { presentDelivery } from './present-delivery.ts';
import { presentDetail } from './present-item.ts';
import type { DocumentFacts, ItemPageFacts } from './read-item-page.ts';
import { readStockJson } from './warehouse-columns.ts';

const folderOf = (itemNo: string) => `/documents/${encodeURIComponent(itemNo)}`;

function presentDocument(itemNo: string, { id, kind, title, byteSize }: DocumentFacts): ItemDocument {
  return {
    kind,
    kindText: DOCUMENT_KINDS[kind as DocumentKind],
    title,
    sizeText: fileSizeText(byteSize),
    href: `${folderOf(itemNo)}/${id}`,
  };
}

/** Every item has one: the shop writes it from what it knows when somebody asks. */
function specificationSheet({ itemNo, name }: ItemPageFacts): ItemDocument {
  return {
    kind: 'datasheet',
    kindText: DOCUMENT_KINDS.datasheet,
    title: `${name} 产品规格书`,
    sizeText: null,
    href: `${folderOf(itemNo)}/datasheet.pdf`,
  };
}

interface PageView {
  crumbs: Crumb[];
  returnDays: ReturnDays;
  now: Date;
}

export function presentItemPage(item: ItemPageFacts, view: PageView): ItemPage {
  const { itemNo, regionCode, unspsc } = item;
  const stock = readStockJson(item.stock);
  const delivery = presentDelivery(item, { quantity: item.moq, stock, regionCode, now: view.now });
  return {
    ...presentDetail(item, view),
    delivery,
    documents: [specificationSheet(item), ...item.documents.map((one) => presentDocument(itemNo, one))],
    taxCode: item.taxCode,
    unspsc: unspsc === null ? null : { code: unspsc, name: item.unspscName },
    invoiceText: invoiceLabel(item.taxRateBp),
    hasReplacements: item.hasReplacements,
  };
}
