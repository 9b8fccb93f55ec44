import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { serverBridge } from '#platform/web/server-bridge.ts';

const ELEMENT = 'page-data';

type Answer = [key: QueryKey, data: unknown];

/** `times`: when each of the answers was given. */
interface Data {
  times: number[];
  answers: Answer[];
}

/** `<` would let text end the element it stands in. */
const withoutTags = (json: string) => json.replaceAll('<', '\\u003c');

export type IsCarried = (queryKey: QueryKey) => boolean;

/**
 * Every answer a page was rendered with, as JSON: the answers themselves, which are the same for everybody who gets the same
 * page, and apart from them when they were given. `isCarried`: those that the page may carry at all.
 */
export function dataTexts(queryClient: QueryClient, isCarried: IsCarried): { answers: string; times: string } {
  const given = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state, queryKey }) => state.status === 'success' && isCarried(queryKey))
    .sort((a, b) => (a.queryHash < b.queryHash ? -1 : 1));
  const answers = given.map(({ queryKey, state }): Answer => [queryKey, state.data]);
  const times = given.map(({ state }) => state.dataUpdatedAt);
  return { answers: withoutTags(JSON.stringify(answers)), times: JSON.stringify(times) };
}

export const dataText = ({ answers, times }: { answers: string; times: string }): string =>
  `{"times":${times},"answers":${answers}}`;

/**
 * Every answer the page was rendered with, for the browser to go on from. JSON that is read once is cheaper on both
 * sides than the script the framework's bridge would write: nothing of it is executed, and nothing streams. It is put in
 * when the page has been rendered.
 */
export function PageData() {
  const json = serverBridge()?.dataMark() ?? '';
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in a data block that no browser executes
    // oxlint-disable-next-line react/no-danger -- for the same reason
    <script type="application/json" id={ELEMENT} dangerouslySetInnerHTML={{ __html: json }} suppressHydrationWarning />
  );
}

/** Takes over what the server put into the page. */
export function restorePageData(queryClient: QueryClient): void {
  const json = document.getElementById(ELEMENT)?.textContent;
  if (!json) return;
  const { answers, times } = JSON.parse(json) as Data;
  for (const [at, [key, data]] of answers.entries()) queryClient.setQueryData(key, data, { updatedAt: times[at] });
}
