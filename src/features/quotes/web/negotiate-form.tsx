import { useState } from 'react';
import { lineFieldWords } from '#business/line-fields/rules/public.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { TextAreaField, TextField } from '#platform/web/controls/text-field.tsx';
import { type Column, DataTable } from '#platform/web/display/data-table.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { Row } from '#platform/web/display/row.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { useAct } from '#platform/web/use-act.ts';
import type { QuoteDetail, QuoteLine, QuoteVersion } from '../contract/quote-schemas.ts';
import { AttachButton } from './attach-button.tsx';
import styles from './quote.module.css';
import { quoteApi } from './quote-api.ts';
import { priceFault, priceText } from './typed-price.ts';

interface Wish {
  price: string;
  comment: string;
}

const NOTHING: Wish = { price: '', comment: '' };
type Wishes = ReadonlyMap<number, Wish>;

function Offered({ line }: { line: QuoteLine }) {
  const written = lineFieldWords(line).join(' · ');
  return (
    <span className={styles.pair}>
      <span>
        {line.lineNo}. {line.productName}
      </span>
      {written && <small>{written}</small>}
    </span>
  );
}

function columnsOf(
  wishes: Wishes,
  change: (lineNo: number, part: Partial<Wish>) => void,
): readonly Column<QuoteLine>[] {
  const wishOf = (lineNo: number) => wishes.get(lineNo) ?? NOTHING;
  return [
    { key: 'name', header: '商品', rowHeader: true, render: (line) => <Offered line={line} /> },
    { key: 'price', header: '当前单价', width: 110, align: 'right', render: (line) => <Money yuan={line.unitPrice} /> },
    {
      key: 'target',
      header: '目标单价',
      width: 130,
      render: ({ lineNo }) => (
        <TextField
          label={`目标单价 第 ${lineNo} 行`}
          labelHidden
          inputMode="decimal"
          maxLength={14}
          value={wishOf(lineNo).price}
          onChange={(event) => change(lineNo, { price: event.target.value })}
        />
      ),
    },
    {
      key: 'comment',
      header: '说明',
      width: 300,
      render: ({ lineNo }) => (
        <TextField
          label={`说明 第 ${lineNo} 行`}
          labelHidden
          placeholder="年用量、竞品价格、交期要求"
          maxLength={300}
          value={wishOf(lineNo).comment}
          onChange={(event) => change(lineNo, { comment: event.target.value })}
        />
      ),
    },
  ];
}

type Props = { quote: QuoteDetail; version: QuoteVersion; onDone: () => void };

/** Per line what one would pay and why, and a file where words do not do; the shop answers with a new version. */
export function NegotiateForm({ quote: { quoteNo }, version, onDone }: Props) {
  const act = useAct();
  const [note, setNote] = useState('');
  const [wishes, setWishes] = useState<Wishes>(new Map());
  const change = (lineNo: number, part: Partial<Wish>) =>
    setWishes(new Map(wishes).set(lineNo, { ...(wishes.get(lineNo) ?? NOTHING), ...part }));
  const fault = [...wishes.values()].map(({ price }) => priceFault(price)).find((found) => found !== null) ?? null;
  const lines = [...wishes].map(([lineNo, { price, comment }]) => ({
    lineNo,
    comment: comment.trim(),
    targetPrice: priceText(price),
  }));
  const empty = note.trim() === '' && lines.every((line) => line.comment === '' && line.targetPrice === undefined);
  const send = async () => {
    const input = { quoteNo, versionNo: version.versionNo, note: note.trim(), lines };
    if (await act.run((context) => quoteApi.call.negotiate(input, context), '已发送给客服，等待新版本')) onDone();
  };
  return (
    <Section title="议价" note="填写要议价的行即可；客服会以新版本答复" flush>
      <DataTable
        stacks
        caption="议价"
        columns={columnsOf(wishes, change)}
        rows={version.lines.filter((line) => line.offerNo === 1)}
        rowKey={(line) => String(line.lineNo)}
      />
      <div className={styles.body}>
        <TextAreaField
          label="整体说明"
          rows={2}
          maxLength={500}
          value={note}
          error={fault ?? act.problem ?? undefined}
          onChange={(event) => setNote(event.target.value)}
        />
        <Row gap={10} looks={['wrap']}>
          <Button kind="primary" busy={act.busy} disabled={fault !== null || empty} onClick={() => void send()}>
            发送议价
          </Button>
          <AttachButton quoteNo={quoteNo} />
        </Row>
      </div>
    </Section>
  );
}
