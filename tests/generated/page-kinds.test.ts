import { expect, it } from 'vitest';
import { contract } from '#app/contract.ts';
import { isClosedToPunchOut } from '#app/web/guards/closed-to-punch-out.ts';
import { PAGES, type PageRow } from '#app/web/page-table.ts';
import { listEndpoints } from '#platform/shared/contract-list.ts';
import { isPermitted } from '#platform/shared/define-endpoint.ts';
import { type Identity, SIGNED_IN } from '#platform/shared/identities.ts';
import { callsOfLoader } from './page-calls.ts';

/**
 * Whom a page is for stands in its row; whom its calls let in stands in their contracts. Both have to say the same: a kind
 * of account too many finds an error in the page's place, one too few is refused what it may have.
 */
const calls = new Map(listEndpoints(contract).map(({ name, meta }) => [name, meta]));

/** Ask of each person what this person may ask: for everybody. */
const BY_PERSON: readonly string[] = ['/', '/user', '/user/user-center.html'];

/** Pages that are there for an act which they do not begin with, and that act. */
const THERE_FOR: Readonly<Record<string, string>> = {
  '/batch-order.html': 'bulk.addRows',
  '/user/transaction/inquiryCreate.html': 'enquiries.create',
  '/user/sales/recommend.html': 'sharing.link',
};

/**
 * Rights that a page asks for beside its own: whoever makes roles is shown the companies he administers, and what all reports
 * share asks for the right of their group, without which nobody gets to one of them; tax of an order is read ahead where one was
 * named, and left out for whoever may not see orders.
 */
const BESIDES: Readonly<Record<string, readonly string[]>> = {
  '/user/system/role.html': ['USER_MANAGEMENT'],
  '/user/system/role-edit.html': ['USER_MANAGEMENT'],
  '/user/report/dataReport.html': ['REPORT_MANAGEMENT'],
  '/user/report/delivery.html': ['REPORT_MANAGEMENT'],
  '/user/report/category.html': ['REPORT_MANAGEMENT'],
  '/user/account/invoiceApply.html': ['ORDER_MANAGEMENT'],
};

/** Frames that put the sentence in the page's place; what links given away show stands in their own frame. */
const TELLS: readonly string[] = ['default', 'purchase', 'user'];

const pages = PAGES.filter(
  ({ access, layout, path }) => access === 'login' && TELLS.includes(layout) && !BY_PERSON.includes(path),
);

function asked({ path, file }: PageRow) {
  const names = [...callsOfLoader(file), ...(THERE_FOR[path] ? [THERE_FOR[path]] : [])];
  return names.flatMap((name) => calls.get(name) ?? []);
}

/** Procurement systems are kept out of administration by its addresses, and told so by `pageRefusal`. */
const kindsAt = (path: string): readonly Identity[] =>
  SIGNED_IN.filter((kind) => !(kind === 'punchout' && isClosedToPunchOut({ loginSource: 3 }, path)));

it.each(pages.map((page) => [page.path, page] as const))('%s is for the kinds its calls let in', (path, page) => {
  const kinds = kindsAt(path);
  const letIn = kinds.filter((kind) => asked(page).every(({ identities }) => identities.includes(kind)));
  expect(kinds.filter((kind) => page.only?.includes(kind) ?? true)).toEqual(letIn);
});

it.each(pages.filter(({ layout }) => layout === 'user').map((page) => [page.path, page] as const))(
  '%s names the right its calls ask for',
  (path, page) => {
    const known = new Set([page.permission ?? [], ...(BESIDES[path] ?? [])].flat());
    const closed = asked(page).filter((meta) => !isPermitted(meta, { permissions: known }));
    expect(closed.map(({ summary, permission }) => [summary, permission])).toEqual([]);
  },
);

it('reads what pages ask for: nearly all of them ask for something', () => {
  const silent = pages.filter((page) => asked(page).length === 0).map(({ path }) => path);
  expect(silent).toEqual([]);
  for (const name of Object.values(THERE_FOR)) expect([...calls.keys()]).toContain(name);
});
