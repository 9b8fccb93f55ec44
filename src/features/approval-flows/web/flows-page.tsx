import { createFileRoute } from '@tanstack/react-router';
import { ExistingFlow, NewFlow } from './edited-flow.tsx';
import { readFlowAddress } from './flow-address.ts';
import { FlowList } from './flow-list.tsx';

export const Route = createFileRoute('/_user/user/system/approval.html')({
  // Read further down: what reads and loads it would otherwise come with every page of the shop.
  validateSearch: (search: Record<string, unknown>): Record<string, unknown> => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { loadFlows } = await import('./load-flows.ts');
    await loadFlows(context.queryClient, deps);
  },
  component: FlowsPage,
});

/** Rules of the firm: which documents need whose approval. */
function FlowsPage() {
  const { edit } = readFlowAddress(Route.useSearch());
  if (edit === undefined) return <FlowList />;
  return edit === 'new' ? <NewFlow /> : <ExistingFlow key={edit} flowId={edit} />;
}
