import type { ReactNode } from 'react';
import { lineFieldWords } from '#business/line-fields/rules/public.ts';
import { wishText } from '#features/quotes/rules/public.ts';
import { OfferedGoods, QuoteTag } from '#features/quotes/web/public.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { type Column, DataTable } from '#platform/web/display/data-table.tsx';
import { Facts } from '#platform/web/display/facts.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { DetailPage } from '#platform/web/kits/detail/detail-page.tsx';
import type { SharedLine, SharedQuote } from '../contract/shared-schemas.ts';
import styles from './shared-page.module.css';

const keyOf = (line: SharedLine) => `${line.lineNo}-${line.offerNo}`;

function Offer({ line }: { line: SharedLine }) {
  const written = lineFieldWords(line).join(' · ');
  const wish = wishText(line.kind === 'substitute' ? line.wished : '', line);
  return (
    <OfferedGoods line={line} wish={wish}>
      {written && <small>{written}</small>}
    </OfferedGoods>
  );
}

const COLUMNS: readonly Column<SharedLine>[] = [
  { key: 'offer', header: '报价商品', rowHeader: true, render: (line) => <Offer line={line} /> },
  { key: 'quantity', header: '数量', width: 90, align: 'right', render: (line) => `${line.quantity} ${line.unit}` },
  {
    key: 'days',
    header: '货期',
    width: 70,
    align: 'right',
    render: (line) => (line.deliveryDays === null ? '—' : `${line.deliveryDays} 天`),
  },
];

const money = (line: SharedLine, value: string | null) => line.kind !== 'none' && value !== null;
const MONEY: readonly Column<SharedLine>[] = [
  {
    key: 'price',
    header: '含税单价',
    width: 104,
    align: 'right',
    render: (line) => (money(line, line.unitPrice) ? <Money yuan={line.unitPrice} /> : '—'),
  },
  {
    key: 'amount',
    header: '含税金额',
    width: 112,
    align: 'right',
    render: (line) => (money(line, line.amount) ? <Money yuan={line.amount} exact /> : '—'),
  },
];

function Lines({ quote: { lines, sums } }: { quote: SharedQuote }) {
  return (
    <Section title="报价明细" note={sums ? '价格含税' : '此链接不显示价格'} flush>
      <DataTable
        caption="报价明细"
        columns={sums ? [...COLUMNS, ...MONEY] : COLUMNS}
        rows={lines}
        rowKey={keyOf}
        rowState={(line) => (line.kind === 'none' || !line.counted ? 'faded' : undefined)}
        stacks
      />
      {sums && (
        <p className={styles.sums}>
          <span>
            商品 <Money yuan={sums.goodsAmount} exact />
            ，运费 <Money yuan={sums.freightAmount} exact />
          </span>
          <span>
            总额 <Money yuan={sums.totalAmount} exact className={styles.total} />
          </span>
        </p>
      )}
    </Section>
  );
}

function Wishes({ wishes }: Pick<SharedQuote, 'wishes'>) {
  return (
    <Section title="报价申请" note="商城正在报价">
      <ul className={styles.list}>
        {wishes.map((wish) => (
          <li key={wish.lineNo}>
            <span className={styles.pair}>
              <span>{wish.name}</span>
              <small>{lineFieldWords(wish).join(' · ')}</small>
            </span>
            <b>
              {wish.quantity} {wish.unit}
            </b>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** A quote as somebody sees it who was given a link: what is offered and until when. */
export function SharedQuoteView({
  quote,
  actions,
  children,
}: {
  quote: SharedQuote;
  actions?: ReactNode;
  children?: ReactNode;
}) {
  const { until, firmName, buyerName, versionNo } = quote;
  return (
    <DetailPage
      title="报价"
      number={quote.quoteNo}
      status={<QuoteTag status={quote.status} label={quote.statusLabel} />}
      note={`${firmName} ${buyerName}${until ? `，链接有效至 ${displayTime(until)}` : ''}`}
      actions={actions}
    >
      {quote.over && (
        <p className={styles.notice} role="status">
          {quote.replaced
            ? '这张报价已被新的报价替代，不再有效，请向分享人索取新报价。'
            : `这张报价${quote.statusLabel}，只能查看。`}
        </p>
      )}
      <Section title={quote.title} note={versionNo ? `第 ${versionNo} 版` : undefined}>
        <Facts
          columns={2}
          facts={[
            { label: '有效期至', value: quote.validUntil && displayTime(quote.validUntil) },
            { label: '付款条件', value: quote.paymentTerms },
            { label: '交货说明', value: quote.deliveryNote },
            { label: '备注', value: quote.note },
          ]}
        />
      </Section>
      {versionNo ? <Lines quote={quote} /> : <Wishes wishes={quote.wishes} />}
      {children}
    </DetailPage>
  );
}
