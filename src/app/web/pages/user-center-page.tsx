import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import type { UserInfo } from '#features/access/contract/access-schemas.ts';
import { isColleague, sessionQuery } from '#features/access/web/public.ts';
import { BudgetsLeft, choicesQuery } from '#features/budgets/web/public.ts';
import { OrdersToPay, orderHomeQuery, RecentOrders } from '#features/orders/web/public.ts';
import { Stack } from '#platform/web/display/stack.tsx';
import { SkeletonLines } from '#platform/web/feedback/skeleton.tsx';
import { LockIcon } from '#platform/web/icons/icons.tsx';
import { keepSearch } from '#platform/web/links/keep-search.ts';
import { OpenQuotes } from '../todos/open-quotes.tsx';
import { loadTodos } from '../todos/todo-queries.ts';
import { todoSources } from '../todos/todo-rows.ts';
import { TodoSection } from '../todos/todo-section.tsx';
import { homeOf } from './home/kind-homes.ts';
import { QuickEntries } from './quick-entries.tsx';
import styles from './user-center-page.module.css';

const SHOWN_QUOTES = 5;

/** Budgets are charged by those who order; nobody else is sent to ask what is left of them. */
const chargesBudgets = (session: UserInfo) => isColleague(session) && session.permissions.includes('ORDER_MANAGEMENT');

/** The words for every right there is come with the first one that is missing. */
async function readRefusal(code: unknown, session: UserInfo): Promise<string | null> {
  const { refusedRight } = await import('./refused-right.ts');
  return refusedRight(code, session);
}

export const Route = createFileRoute('/_user/user/user-center.html')({
  validateSearch: keepSearch,
  loaderDeps: ({ search }) => ({ refused: search.refused }),
  loader: async ({ context: { queryClient }, deps }) => {
    const session = await queryClient.ensureQueryData(sessionQuery);
    if (!session) return null;
    await Promise.all([
      loadTodos(queryClient, session),
      chargesBudgets(session) && queryClient.prefetchQuery(choicesQuery),
    ]);
    return deps.refused === undefined ? null : readRefusal(deps.refused, session);
  },
  pendingComponent: () => <SkeletonLines count={8} />,
  component: UserCenterPage,
});

function UserCenterPage() {
  const { data: session } = useSuspenseQuery(sessionQuery);
  const refusal = Route.useLoaderData();
  return (
    <Stack>
      <h1 className="visually-hidden">用户中心</h1>
      {refusal && (
        <p className={styles.refusal} role="alert">
          <LockIcon size={18} />
          <span>
            <b>{refusal}</b>。需要使用时，请联系贵司管理员开通。
          </span>
        </p>
      )}
      {session && <Mine session={session} />}
      <QuickEntries beside={session !== null && todoSources(session).length > 0} />
    </Stack>
  );
}

/** Who one is here, and what waits: as much of it as one's rights let one see. */
function Mine({ session }: { session: UserInfo }) {
  const sources = todoSources(session);
  const lead = homeOf(session)?.lead;
  const { data } = useQuery({ ...orderHomeQuery, enabled: sources.includes('orders') });
  return (
    <>
      <section className={styles.greeting} aria-label="当前账号">
        <p className={styles.name}>{session.realName}，您好</p>
        <p className={styles.firm}>
          {session.firmName} · 客户编号 {session.customerCode}
        </p>
        {lead && <p className={styles.kind}>{lead}</p>}
      </section>
      {data && <OrdersToPay orders={data.toPay} />}
      <TodoSection wide />
      <OpenQuotes enabled={sources.includes('quotes')} shown={SHOWN_QUOTES} />
      {chargesBudgets(session) && <BudgetsLeft />}
      {data && <RecentOrders orders={data.recent} />}
    </>
  );
}
