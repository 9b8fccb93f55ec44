import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { Permitted } from '#features/access/web/public.ts';
import { chosenCartLines } from '#features/cart/rules/public.ts';
import { cartQuery } from '#features/cart/web/public.ts';
import { itemHref } from '#features/catalog/web/public.ts';
import { newEnquiryHref } from '#features/enquiries/web/public.ts';
import { customerQuery, previewQuery } from '#features/orders/web/public.ts';
import { Button, ButtonLink } from '#platform/web/controls/button.tsx';
import { TextAreaField, TextField } from '#platform/web/controls/text-field.tsx';
import { Breadcrumb } from '#platform/web/display/breadcrumb.tsx';
import { type Column, DataTable } from '#platform/web/display/data-table.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import { useAct } from '#platform/web/use-act.ts';
import { readWishedLines } from '../rules/wished-lines.ts';
import styles from './quote.module.css';
import { quoteApi } from './quote-api.ts';
import { quoteHref } from './quote-words.ts';

export const Route = createFileRoute('/_default/quote.html')({
  validateSearch: ({ lines }: Record<string, unknown>): { lines?: string } =>
    typeof lines === 'string' ? { lines } : {},
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([queryClient.ensureQueryData(cartQuery), queryClient.ensureQueryData(customerQuery)]);
  },
  component: QuotePage,
});

interface Wish {
  skuCode: string;
  quantity: number;
}

/** Goods to be quoted: those in the address, else what is chosen in the cart; each item once. */
function useWishes(text: string | undefined): Wish[] {
  const { data: cart } = useSuspenseQuery(cartQuery);
  if (text !== undefined) return readWishedLines(text);
  const sums = new Map<string, number>();
  for (const { skuCode, quantity } of chosenCartLines(cart)) sums.set(skuCode, (sums.get(skuCode) ?? 0) + quantity);
  return [...sums].map(([skuCode, quantity]) => ({ skuCode, quantity }));
}

/** Asks for a quote of what lies in the cart or in a list. */
function QuotePage() {
  const { lines: text } = Route.useSearch();
  const wishes = useWishes(text);
  return (
    <div className={styles.page}>
      <Breadcrumb
        items={[{ label: '首页', href: '/' }, { label: '购物车', href: '/cart.html' }, { label: '申请报价' }]}
      />
      <h1 className={styles.title}>申请报价</h1>
      {wishes.length > 0 ? (
        <QuoteForm wishes={wishes} source={text === undefined ? 'cart' : 'list'} />
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

const PRICE = /^\d{1,9}(?:\.\d{1,4})?$/;

function priceText(typed: string | undefined): string | undefined {
  const [yuan = '', decimals = ''] = (typed ?? '').trim().split('.');
  return yuan === '' ? undefined : `${yuan}.${decimals.padEnd(2, '0')}`;
}

type Known = ReadonlyMap<
  string,
  { productName: string; brandName: string | null; mpn: string | null; orderUnit: string; salesPrice: string | null }
>;

function columnsOf(
  known: Known,
  targets: ReadonlyMap<string, string>,
  onTarget: (skuCode: string, typed: string) => void,
): readonly Column<Wish>[] {
  return [
    {
      key: 'goods',
      header: '商品',
      rowHeader: true,
      render: ({ skuCode }) => (
        <span className={styles.pair}>
          <PageLink href={itemHref(skuCode)}>{known.get(skuCode)?.productName ?? skuCode}</PageLink>
          <small>{[skuCode, known.get(skuCode)?.brandName, known.get(skuCode)?.mpn].filter(Boolean).join(' · ')}</small>
        </span>
      ),
    },
    {
      key: 'quantity',
      header: '数量',
      width: 110,
      align: 'right',
      render: ({ skuCode, quantity }) => `${quantity} ${known.get(skuCode)?.orderUnit ?? ''}`,
    },
    {
      key: 'price',
      header: '当前含税单价',
      width: 130,
      align: 'right',
      render: ({ skuCode }) => <Money yuan={known.get(skuCode)?.salesPrice ?? null} />,
    },
    {
      key: 'target',
      header: '目标单价（选填）',
      width: 150,
      render: ({ skuCode }) => (
        <TextField
          label={`目标单价 ${skuCode}`}
          labelHidden
          inputMode="decimal"
          maxLength={14}
          value={targets.get(skuCode) ?? ''}
          onChange={(event) => onTarget(skuCode, event.target.value)}
        />
      ),
    },
  ];
}

function QuoteForm({ wishes, source }: { wishes: readonly Wish[]; source: 'cart' | 'list' }) {
  const router = useRouter();
  const act = useAct();
  const { data: preview } = useQuery(previewQuery(wishes, undefined));
  const [targets, setTargets] = useState<ReadonlyMap<string, string>>(new Map());
  const [note, setNote] = useState('');
  const wrong = [...targets.values()].some((typed) => typed.trim() !== '' && !PRICE.test(typed.trim()));
  const known = new Map(preview?.lines.map((line) => [line.skuCode, line]));
  const columns = columnsOf(known, targets, (skuCode, typed) => setTargets(new Map(targets).set(skuCode, typed)));
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
        <DataTable caption="报价清单" columns={columns} rows={wishes} rowKey={(wish) => wish.skuCode} />
      </Section>
      <Section title="备注" note="标准品 2 小时内答复（工作时间）">
        <div className={styles.stack}>
          <TextAreaField
            label="用途、年用量、交期要求"
            rows={3}
            maxLength={500}
            value={note}
            error={wrong ? '目标单价应为数字，最多四位小数' : (act.problem ?? undefined)}
            onChange={(event) => setNote(event.target.value)}
          />
          <div className={styles.acts}>
            <Permitted code="QUOTE_ADD" shown>
              <Button kind="primary" size="lg" busy={act.busy} disabled={wrong} onClick={() => void send()}>
                提交报价申请
              </Button>
            </Permitted>
          </div>
        </div>
      </Section>
    </>
  );
}
