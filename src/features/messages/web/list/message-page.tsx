import { createFileRoute } from '@tanstack/react-router';
import { keepSearch } from '#platform/web/links/keep-search.ts';
import { loadMessages } from './load-messages.ts';
import { readMessageSearch } from './message-search.ts';
import { MessagesView } from './messages-view.tsx';

export const Route = createFileRoute('/_user/user/push/message.html')({
  validateSearch: keepSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadMessages(context.queryClient, deps),
  component: MessagePage,
});

function MessagePage() {
  return <MessagesView filter={readMessageSearch(Route.useSearch())} />;
}
