import { createFileRoute } from '@tanstack/react-router';
import { UserList } from './user-list.tsx';
import { readUserSearch } from './user-search.ts';

export const Route = createFileRoute('/_user/user/system/user.html')({
  // Read further down: what reads and loads it would otherwise come with every page of the shop.
  validateSearch: (search: Record<string, unknown>): Record<string, unknown> => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { loadUsers } = await import('./load-users.ts');
    await loadUsers(context.queryClient, deps);
  },
  component: UserListPage,
});

function UserListPage() {
  return <UserList search={readUserSearch(Route.useSearch())} />;
}
