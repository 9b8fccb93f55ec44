import { queryOptions, useQuery } from '@tanstack/react-query';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { QUOTE_NUMBER, readNumber } from '#business/document-numbers/contract/document-number.ts';
import { QUOTE_LIST_PATH, QUOTE_TO_ORDER_PATH, quoteHref } from '#business/paths/rules/public.ts';
import { type CheckoutLines, CheckoutView, customerQuery, previewQuery } from '#features/checkout/web/public.ts';
import { addressesQuery } from '#features/profile/web/public.ts';
import { wordsOfRefusal } from '#platform/web/api-client.ts';
import { ButtonLink } from '#platform/web/controls/button.tsx';
import { Breadcrumb } from '#platform/web/display/breadcrumb.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { SkeletonRows } from '#platform/web/feedback/skeleton.tsx';
import { offerOf } from '../rules/quote-split.ts';
import { readTakenOffers, writeTakenOffers } from '../rules/wished-lines.ts';
import styles from './quote.module.css';
import { quoteApi } from './quote-api.ts';

interface ToOrder {
  quoteNo?: string;
  /** Offers and quantities: `1-1:20,3-2:5`; without them all that is left. */
  lines?: string;
}

const transferQuery = ({ quoteNo = '', lines: text }: ToOrder) => {
  const lines = text === undefined ? undefined : readTakenOffers(text);
  const input = { quoteNo, ...(lines && lines.length > 0 && { lines }) };
  return queryOptions({
    ...quoteApi.query.transfer.queryOptions({ input }),
    enabled: quoteNo !== '',
    retry: false,
  });
};

export const Route = createFileRoute('/_default/toOrderConfirm.html')({
  validateSearch: ({ quoteNo, lines }: Record<string, unknown>): ToOrder => ({
    quoteNo: readNumber(quoteNo, QUOTE_NUMBER),
    lines: typeof lines === 'string' ? lines : undefined,
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    const [addresses] = await Promise.all([
      queryClient.ensureQueryData(addressesQuery),
      queryClient.ensureQueryData(customerQuery),
    ]);
    if (!deps.quoteNo) return;
    await queryClient.prefetchQuery(transferQuery(deps));
    const taken = queryClient.getQueryData(transferQuery(deps).queryKey);
    if (taken) await queryClient.prefetchQuery(previewQuery(taken.lines, addresses[0]?.id, deps.quoteNo));
  },
  component: ToOrderPage,
});

/** An order at the prices of a quote: what was offered is what is paid. */
function ToOrderPage() {
  const search = Route.useSearch();
  const { quoteNo = '' } = search;
  const { data, error } = useQuery(transferQuery(search));
  const path = [{ label: '我的报价', href: QUOTE_LIST_PATH }, { label: '确认订单' }];
  return (
    <Stack>
      <Breadcrumb items={path} />
      <h1 className={styles.title}>确认订单</h1>
      {quoteNo !== '' && !error && <p className={styles.quiet}>按报价 {quoteNo} 的价格下单，不叠加其他优惠。</p>}
      {data?.dropped && <p className={styles.quiet}>报价{data.dropped}。</p>}
      {data && <Confirm quoteNo={quoteNo} lines={data.lines} />}
      {!data && quoteNo !== '' && !error && <SkeletonRows count={4} height={72} />}
      {(quoteNo === '' || error) && (
        <EmptyState
          title="没有可下单的报价"
          action={<ButtonLink href={quoteNo ? quoteHref(quoteNo) : QUOTE_LIST_PATH}>查看报价</ButtonLink>}
        >
          {wordsOfRefusal(error, '请从报价详情选择要下单的行。')}
        </EmptyState>
      )}
    </Stack>
  );
}

type Taken = readonly { skuCode: string; split: string; quantity: number }[];

function Confirm({ quoteNo, lines }: { quoteNo: string; lines: Taken }) {
  const navigate = useNavigate();
  const put = (next: Taken) => {
    const offers = next.flatMap(({ split, quantity }) => {
      const offer = offerOf(split);
      return offer ? [{ ...offer, quantity }] : [];
    });
    void navigate({ to: QUOTE_TO_ORDER_PATH, search: { quoteNo, lines: writeTakenOffers(offers) }, replace: true });
  };
  const checkout: CheckoutLines = {
    lines,
    quoteNo,
    fromCart: false,
    source: `quote:${quoteNo}`,
    setQuantity: ({ split }, quantity) =>
      put(lines.map((line) => (line.split === split ? { ...line, quantity } : line))),
    leaveOut: ({ split }) => put(lines.filter((line) => line.split !== split)),
    settle: async () => true,
  };
  return <CheckoutView checkout={checkout} />;
}
