import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';

const ELEMENT = 'page-data';

type Entry = [key: QueryKey, data: unknown, updatedAt: number];

function answersOf(queryClient: QueryClient): Entry[] {
  return queryClient
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state }): Entry[] =>
      state.status === 'success' ? [[queryKey, state.data, state.dataUpdatedAt]] : [],
    );
}

/** `<` would let text end the element it stands in. */
const withoutTags = (json: string) => json.replaceAll('<', '\\u003c');

/**
 * Every answer the page was rendered with, for the browser to go on from. JSON that is read once is cheaper on both
 * sides than the script the framework's bridge would write: nothing of it is executed, and nothing streams.
 */
export function PageData() {
  const queryClient = useQueryClient();
  const json = typeof window === 'undefined' ? withoutTags(JSON.stringify(answersOf(queryClient))) : '';
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
  for (const [key, data, updatedAt] of JSON.parse(json) as Entry[]) queryClient.setQueryData(key, data, { updatedAt });
}
