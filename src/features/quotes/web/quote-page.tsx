import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { Permitted } from '#features/access/web/public.ts';
import { chosenCartLines } from '#features/cart/rules/public.ts';
import { cartQuery } from '#features/cart/web/public.ts';
import { newEnquiryHref } from '#features/enquiries/web/public.ts';
import { customerQuery, previewQuery } from '#features/orders/web/public.ts';
import { Button, ButtonLink } from '#platform/web/controls/button.tsx';
import { TextAreaField } from '#platform/web/controls/text-field.tsx';
import { Breadcrumb } from '#platform/web/display/breadcrumb.tsx';
import { DataTable } from '#platform/web/display/data-table.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { useAct } from '#platform/web/use-act.ts';
import { readWishedLines } from '../rules/wished-lines.ts';
import styles from './quote.module.css';
import { quoteApi } from './quote-api.ts';
import { quoteHref } from './quote-words.ts';
import { priceFault, priceText } from './typed-price.ts';
import { type Wish, wishColumns } from './wish-columns.tsx';

export const Route = createFileRoute('/_default/quote.html')({
  validateSearch: ({ lines }: Record<string, unknown>): { lines?: string } =>
    typeof lines === 'string' ? { lines } : {},
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps: { lines } }) => {
    const [cart] = await Promise.all([
      queryClient.ensureQueryData(cartQuery),
      queryClient.ensureQueryData(customerQuery),
    ]);
    const wishes = wishesOf(cart, lines);
    if (wishes.length > 0) await queryClient.prefetchQuery(previewQuery(wishes, undefined));
  },
  component: QuotePage,
});

/** Goods to be quoted: those in the address, else what is chosen in the cart; each item once. */
function wishesOf(cart: Parameters<typeof chosenCartLines>[0], text: string | undefined): Wish[] {
  if (text !== undefined) return readWishedLines(text);
  const sums = new Map<string, number>();
  for (const { skuCode, quantity } of chosenCartLines(cart)) sums.set(skuCode, (sums.get(skuCode) ?? 0) + quantity);
  return [...sums].map(([skuCode, quantity]) => ({ skuCode, quantity }));
}

/** Asks for a quote of what lies in the cart or in a list. */
function QuotePage() {
  const { lines: text } = Route.useSearch();
  const { data: cart } = useSuspenseQuery(cartQuery);
  const wishes = wishesOf(cart, text);
  return (
    <div className={styles.page}>
      <Breadcrumb
        items={[{ label: '首页', href: '/' }, { label: '购物车', href: '/cart.html' }, { label: '申请报价' }]}
      />
      <h1 className={styles.title}>申请报价</h1>
      {wishes.length > 0 ? (
        <QuoteForm first={wishes} source={text === undefined ? 'cart' : 'list'} />
      ) : (
        <EmptyState
          title="没有要报价的商品"
          action={
            <>
              <ButtonLink kind="primary" href="/cart.html">
                返回购物车
              </ButtonLink>
              <ButtonLink href={newEnquiryHref()}>没有编码，直接询价</ButtonLink>
            </>
          }
        >
          请在购物车中选择商品，再点“申请报价”。
        </EmptyState>
      )}
    </div>
  );
}

/** Asks for a quote; quantities are put right here, and what is not wanted is left out. */
function QuoteForm({ first, source }: { first: readonly Wish[]; source: 'cart' | 'list' }) {
  const router = useRouter();
  const act = useAct();
  const [wishes, setWishes] = useState(first);
  const { data: preview } = useQuery(previewQuery(wishes, undefined));
  const [targets, setTargets] = useState<ReadonlyMap<string, string>>(new Map());
  const [note, setNote] = useState('');
  const fault = [...targets.values()].map(priceFault).find((found) => found !== null) ?? null;
  const columns = wishColumns({
    known: new Map(preview?.lines.map((line) => [line.skuCode, line])),
    targets,
    setTarget: (skuCode, typed) => setTargets(new Map(targets).set(skuCode, typed)),
    setQuantity: (skuCode, quantity) =>
      setWishes(wishes.map((wish) => (wish.skuCode === skuCode ? { ...wish, quantity } : wish))),
    leaveOut: wishes.length > 1 ? (skuCode) => setWishes(wishes.filter((wish) => wish.skuCode !== skuCode)) : undefined,
  });
  const send = async () => {
    const lines = wishes.map((wish) => ({ ...wish, targetPrice: priceText(targets.get(wish.skuCode)) }));
    let quoteNo = '';
    const sent = await act.run(async (context) => {
      ({ quoteNo } = await quoteApi.call.create({ lines, source, note: note.trim() }, context));
    }, '报价申请已提交');
    if (sent) await router.navigate({ href: quoteHref(quoteNo) });
  };
  return (
    <>
      <Section title="报价清单" note={`${wishes.length} 种`} flush>
        <DataTable stacks caption="报价清单" columns={columns} rows={wishes} rowKey={(wish) => wish.skuCode} />
      </Section>
      <Section title="备注" note="标准品 2 小时内答复（工作时间）">
        <div className={styles.stack}>
          <TextAreaField
            label="用途、年用量、交期要求"
            rows={3}
            maxLength={500}
            value={note}
            error={fault ?? act.problem ?? undefined}
            onChange={(event) => setNote(event.target.value)}
          />
          <div className={styles.acts}>
            <Permitted code="QUOTE_ADD" shown>
              <Button kind="primary" size="lg" busy={act.busy} disabled={fault !== null} onClick={() => void send()}>
                提交报价申请
              </Button>
            </Permitted>
          </div>
        </div>
      </Section>
    </>
  );
}
