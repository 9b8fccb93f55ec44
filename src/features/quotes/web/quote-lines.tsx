import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { lineFieldWords } from '#business/line-fields/rules/public.ts';
import { Permitted } from '#features/access/web/public.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { TextField } from '#platform/web/controls/text-field.tsx';
import { type Column, DataTable } from '#platform/web/display/data-table.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { Row } from '#platform/web/display/row.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { ProblemWords } from '#platform/web/feedback/problem-line.tsx';
import { useAct } from '#platform/web/use-act.ts';
import type { QuoteDetail, QuoteLine, QuoteVersion } from '../contract/quote-schemas.ts';
import { offerKey as keyOf, takenLines } from '../rules/taken-lines.ts';
import { wishText } from '../rules/wished-amount.ts';
import { OfferedGoods } from './offered-goods.tsx';
import styles from './quote.module.css';
import { quoteApi } from './quote-api.ts';
import { TakenTotal } from './taken-total.tsx';

type Wish = QuoteDetail['wishes'][number];

const WISH_COLUMNS: readonly Column<Wish>[] = [
  { key: 'no', header: '行', width: 44, render: (wish) => wish.lineNo },
  {
    key: 'name',
    header: '需求',
    rowHeader: true,
    render: (wish) => (
      <span className={styles.pair}>
        <span>{wish.name}</span>
        <small>{lineFieldWords(wish).join(' · ')}</small>
      </span>
    ),
  },
  { key: 'quantity', header: '数量', width: 110, align: 'right', render: (wish) => `${wish.quantity} ${wish.unit}` },
];

/** What was asked for, while nothing has been offered. */
export function WishedLines({ wishes }: { wishes: readonly Wish[] }) {
  return (
    <Section title="报价申请" note="报价发出后显示价格" flush>
      <DataTable
        stacks
        caption="报价申请"
        columns={WISH_COLUMNS}
        rows={wishes}
        rowKey={(wish) => String(wish.lineNo)}
      />
    </Section>
  );
}

function Offer({ line }: { line: QuoteLine }) {
  const written = lineFieldWords(line).join(' · ');
  const wish = wishText(line.offerNo === 1 && line.kind !== 'same' ? line.wished : '', line);
  return (
    <OfferedGoods line={line} wish={wish}>
      {written && <small>{written}</small>}
    </OfferedGoods>
  );
}

/** Whoever the flows of the firm name is asked; the page has no process of its own. */
const FIRM_FLOWS = 'firm';

type Taken = ReadonlyMap<string, string>;

function columnsOf(
  ordered: boolean,
  taken: Taken | null,
  take: (key: string, text: string) => void,
): readonly Column<QuoteLine>[] {
  const columns: Column<QuoteLine>[] = [
    { key: 'no', header: '行', width: 44, render: (line) => line.lineNo },
    { key: 'offer', header: '报价商品', rowHeader: true, render: (line) => <Offer line={line} /> },
    { key: 'quantity', header: '数量', width: 90, align: 'right', render: (line) => `${line.quantity} ${line.unit}` },
    {
      key: 'price',
      header: '含税单价',
      width: 110,
      align: 'right',
      render: (line) => (line.kind === 'none' ? '—' : <Money yuan={line.unitPrice} />),
    },
    { key: 'tax', header: '税率', width: 60, align: 'right', render: (line) => line.taxRate },
    {
      key: 'days',
      header: '货期',
      width: 70,
      align: 'right',
      render: (line) => (line.deliveryDays === null ? '—' : `${line.deliveryDays} 天`),
    },
    {
      key: 'amount',
      header: '含税金额',
      width: 120,
      align: 'right',
      render: (line) => (line.kind === 'none' ? '—' : <Money yuan={line.amount} exact />),
    },
  ];
  if (ordered) {
    const done = ({ convertedQuantity }: QuoteLine) => (convertedQuantity > 0 ? convertedQuantity : '—');
    columns.push({ key: 'done', header: '已转单', width: 80, align: 'right', render: done });
  }
  if (!taken) return columns;
  const last: Column<QuoteLine> = {
    key: 'take',
    header: '本次下单',
    width: 104,
    render: (line) =>
      line.remainder > 0 ? (
        <TextField
          label={`第 ${keyOf(line)} 行下单数量`}
          labelHidden
          className={styles.quantity}
          inputMode="numeric"
          maxLength={6}
          value={taken.get(keyOf(line)) ?? ''}
          onChange={(event) => take(keyOf(line), event.target.value)}
        />
      ) : (
        '—'
      ),
  };
  return [...columns, last];
}

/** Everything that is left, the counted offer of each wish. */
const restOf = (version: QuoteVersion): Taken =>
  new Map(version.lines.map((line) => [keyOf(line), line.counted && line.remainder > 0 ? String(line.remainder) : '']));

/** The offer that stands, with what of it is ordered now: lines and quantities can be chosen, the rest stays. */
export function OfferedLines({
  quote,
  version,
  onNegotiate,
}: {
  quote: QuoteDetail;
  version: QuoteVersion;
  /** Absent where nothing can be negotiated, or it is being done. */
  onNegotiate: (() => void) | undefined;
}) {
  const router = useRouter();
  const act = useAct();
  const [taken, setTaken] = useState(() => restOf(version));
  const ordered = version.lines.some((line) => line.convertedQuantity > 0);
  const chosen = takenLines(version.lines, taken);
  const take = (key: string, text: string) => setTaken(new Map(taken).set(key, text));
  const order = async () => {
    const lines = chosen.offers;
    let href = '';
    const moved = await act.run(async () => {
      ({ href } = await quoteApi.call.transfer({ quoteNo: quote.quoteNo, lines }));
    }, '请确认订单');
    if (moved) await router.navigate({ href });
  };
  const ask = () =>
    act.run(
      (context) => quoteApi.call.startFlow({ quoteNo: quote.quoteNo, processId: FIRM_FLOWS }, context),
      '已提交审批',
    );
  return (
    <Section title="报价明细" note="价格含税" flush>
      <DataTable
        caption="报价明细"
        stacks
        columns={columnsOf(ordered, quote.canTransfer ? taken : null, take)}
        rows={version.lines}
        rowKey={keyOf}
        rowState={(line) => (line.kind === 'none' || !line.counted ? 'faded' : undefined)}
      />
      <Row gap={10} looks={['wrap']} className={styles.foot}>
        <ProblemWords>{act.problem}</ProblemWords>
        {quote.needsApproval && <span className={styles.quiet}>按公司审批流，通过后才能下单</span>}
        <span className={styles.whole}>
          <span className={styles.quiet}>
            整张报价：商品 <Money yuan={version.goodsAmount} exact />
            ，运费 <Money yuan={version.freightAmount} exact />
            ，含税额 <Money yuan={version.taxAmount} exact />
          </span>{' '}
          报价总额 <Money yuan={version.totalAmount} exact className={quote.canTransfer ? undefined : styles.total} />
        </span>
        {quote.canTransfer && <TakenTotal quoteNo={quote.quoteNo} taken={chosen} />}
        {onNegotiate && <Button onClick={onNegotiate}>议价</Button>}
        {quote.needsApproval && (
          <Permitted code="QUOTE_TRANSFER">
            <Button kind="primary" busy={act.busy} onClick={() => void ask()}>
              提交审批
            </Button>
          </Permitted>
        )}
        {quote.canTransfer && (
          <Permitted code="QUOTE_TRANSFER">
            <Button kind="primary" busy={act.busy} disabled={chosen.problem !== null} onClick={() => void order()}>
              转订单
            </Button>
          </Permitted>
        )}
      </Row>
    </Section>
  );
}
