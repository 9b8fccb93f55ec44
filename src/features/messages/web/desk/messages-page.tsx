import { createFileRoute } from '@tanstack/react-router';
import { keepSearch } from '#platform/web/links/keep-search.ts';
import { readMessageSearch } from '../list/message-search.ts';
import { MessagesView } from '../list/messages-view.tsx';

export const Route = createFileRoute('/_desk/desk/messages.html')({
  validateSearch: keepSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { loadMessages } = await import('../list/load-messages.ts');
    await loadMessages(context.queryClient, deps);
  },
  component: DeskMessagesPage,
});

/** The same at the desk, for the shop's own people. */
function DeskMessagesPage() {
  return <MessagesView filter={readMessageSearch(Route.useSearch())} />;
}
