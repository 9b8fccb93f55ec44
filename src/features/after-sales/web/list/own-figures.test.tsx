import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { OwnFigures as Figures } from '../../contract/figure-schemas.ts';
import { ownFiguresQuery } from '../figures/own-figures-query.ts';
import { OwnFigures } from './own-figures.tsx';

const YEAR: Figures = {
  ...{ signed: 1_290, claimed: 15, rate: '1.16', cases: 14, openCases: 7 },
  ...{ settledHours: 91, settledCases: 6, amount: '3004.60' },
};

/** What stands on the page, without its marks. */
function shown(figures: Partial<Figures> | null): string {
  const client = new QueryClient();
  if (figures) client.setQueryData(ownFiguresQuery.queryKey, { ...YEAR, ...figures });
  const html = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <OwnFigures />
    </QueryClientProvider>,
  );
  return html.replace(/<[^>]+>/g, ' ').replace(/ +/g, ' ');
}

it('says what came back of a year, and how long it took', () => {
  const text = shown({});
  for (const words of ['1.16%（签收 1,290 行，申请 15 行）', '14 张，未结 7 张', '3.8 天（6 张的中位数）']) {
    expect(text).toContain(words);
  }
});

it.each<[string, Partial<Figures> | null]>([
  ['there is no answer', null],
  ['nothing was signed for', { signed: 0, rate: null }],
])('says nothing where %s', (_, figures) => expect(shown(figures)).toBe(''));

it.each<[string, Partial<Figures>, string, string]>([
  ['nothing was asked for', { claimed: 0, rate: '0', cases: 0, openCases: 0 }, '0%（签收 1,290 行，申请 0 行）', 'NaN'],
  ['nothing is settled yet', { settledHours: null, settledCases: 0 }, '处理时长', '中位数'],
])('where %s', (_, figures, there, absent) => {
  expect(shown(figures)).toContain(there);
  expect(shown(figures)).not.toContain(absent);
});
