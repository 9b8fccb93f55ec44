import {
  type PageInUrl,
  pageOfUrl,
  readPageInUrl,
  readTextInUrl,
} from '#platform/web/kits/list/page-numbers-in-url.ts';
import type { Address } from '../contract/profile-contract.ts';

/** What the address of the page says; absent means: the first page of all. */
export interface AddressSearch extends PageInUrl {
  /** `new`, or the address that is being changed. */
  edit?: string;
  keyword?: string;
}

export function readAddressSearch(search: Record<string, unknown>): AddressSearch {
  const edit = typeof search.edit === 'number' ? String(search.edit) : search.edit;
  return {
    edit: typeof edit === 'string' && /^(new|\d{1,19})$/.test(edit) ? edit : undefined,
    keyword: readTextInUrl(search.keyword, 60),
    ...readPageInUrl(search),
  };
}

const textOf = ({ receiver, phone, province, city, district, detail }: Address) =>
  [receiver, phone, province, city, district, detail].join(' ').toLowerCase();

/** Addresses that hold every word, wherever it stands. */
export function findAddresses(addresses: readonly Address[], keyword: string | undefined): readonly Address[] {
  const words = (keyword ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  return words.length ? addresses.filter((one) => words.every((word) => textOf(one).includes(word))) : addresses;
}

/** The rows of one page; a page past the last shows the last. */
export function addressPage(found: readonly Address[], search: AddressSearch) {
  const { pageNo, pageSize } = pageOfUrl(search);
  const shown = Math.min(pageNo, Math.max(1, Math.ceil(found.length / pageSize)));
  return { pageNo: shown, pageSize, rows: found.slice((shown - 1) * pageSize, shown * pageSize) };
}
