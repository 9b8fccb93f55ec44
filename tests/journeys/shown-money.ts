import { expect, type Page } from '@playwright/test';

/** Money as pages write it. */
const MONEY = String.raw`[-−]?¥[\d,]+\.\d{2}`;

/** Every figure of a page that has a name – lists of names and values, tiles –, by its name; one that stands twice says both. */
const readNamed = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate((money) => {
    const found: Record<string, string[]> = {};
    const nameOf = (element: Element | null) =>
      [...(element?.childNodes ?? [])].find(({ textContent }) => textContent?.trim())?.textContent?.trim() ?? '';
    const keep = (name: string, value: Element | null) => {
      const text = new RegExp(money).exec(value?.textContent ?? '')?.[0];
      if (name && text) found[name] = [...new Set([...(found[name] ?? []), text.replace('−', '-')])];
    };
    for (const name of document.querySelectorAll('main dt'))
      keep(nameOf(name), name.parentElement?.querySelector('dd') ?? null);
    for (const tile of document.querySelectorAll('main li'))
      keep(nameOf(tile.querySelector(':scope > span')), tile.querySelector(':scope > strong'));
    return found;
  }, MONEY);

/** Holds the figures of a page, by their names, to what they have to be; those it does not name may be anything. */
export async function expectFigures(page: Page, wanted: Readonly<Record<string, string>>): Promise<void> {
  const names = Object.keys(wanted);
  const shown = async () => {
    const found = await readNamed(page);
    return Object.fromEntries(names.map((name) => [name, (found[name] ?? ['—']).join(' ')]));
  };
  await expect.poll(shown, { message: page.url() }).toEqual(wanted);
}

/** Money in the cells of one row, by the heads of their columns; a dash where nothing is. */
const readRow = (page: Page, caption: string, words: string): Promise<Record<string, string>> =>
  page.evaluate(
    ([named, text, money]) => {
      const tables = [...document.querySelectorAll('main table')];
      const table = tables.find((one) => named === '' || one.querySelector('caption')?.textContent === named);
      const heads = [...(table?.querySelectorAll('thead th') ?? [])].map(
        ({ textContent }) => textContent?.trim() ?? '',
      );
      const row = [...(table?.querySelectorAll('tbody tr') ?? [])].find(({ textContent }) =>
        textContent?.includes(text),
      );
      const cells = [...(row?.children ?? [])].map(({ textContent }) => textContent ?? '');
      return Object.fromEntries(heads.map((head, at) => [head, new RegExp(money).exec(cells[at] ?? '')?.[0] ?? '—']));
    },
    [caption, words, MONEY] as const,
  );

/** Holds the row that says `words` in a table to its money, by the heads of the columns. */
export async function expectRow(
  page: Page,
  { caption = '', words, cells }: { caption?: string; words: string; cells: Readonly<Record<string, string>> },
): Promise<void> {
  const shown = async () => {
    const row = await readRow(page, caption, words);
    return Object.fromEntries(Object.keys(cells).map((head) => [head, row[head] ?? 'no column']));
  };
  await expect.poll(shown, { message: `${page.url()} ${words}` }).toEqual(cells);
}

/** Money of some columns of all rows of a table, one text a row, in no order. */
export const readRows = (page: Page, caption: string, heads: readonly string[]): Promise<string[]> =>
  page.evaluate(
    ([named, wanted, money]) => {
      const table = [...document.querySelectorAll('main table')].find(
        (one) => one.querySelector('caption')?.textContent === named,
      );
      const places = [...(table?.querySelectorAll('thead th') ?? [])].map(
        ({ textContent }) => textContent?.trim() ?? '',
      );
      return [...(table?.querySelectorAll('tbody tr') ?? [])]
        .map((row) =>
          wanted
            .map((head) => row.children[places.indexOf(head)]?.textContent?.match(new RegExp(money, 'g')) ?? ['—'])
            .flat()
            .join(' | '),
        )
        .toSorted();
    },
    [caption, heads, MONEY] as const,
  );

/** Nothing stands wider than the page. */
export const expectFits = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), page.url())
    .toBeLessThanOrEqual(0);
