import { useState } from 'react';
import { readDataUrl } from '#platform/web/browser/read-data-url.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { TextAreaField, TextField } from '#platform/web/controls/text-field.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { useAct } from '#platform/web/use-act.ts';
import type { QuoteDetail, QuoteVersion } from '../contract/quote-schemas.ts';
import styles from './quote.module.css';
import { quoteApi } from './quote-api.ts';

interface Wish {
  price: string;
  comment: string;
}

const PRICE = /^\d{1,9}(?:\.\d{1,4})?$/;

function priceText(typed: string): string | undefined {
  const [yuan = '', decimals = ''] = typed.trim().split('.');
  return yuan === '' ? undefined : `${yuan}.${decimals.padEnd(2, '0')}`;
}

/** Per line what one would pay and why, and a file where words do not do; the shop answers with a new version. */
export function NegotiateForm({ quote, version }: { quote: QuoteDetail; version: QuoteVersion }) {
  const act = useAct();
  const [note, setNote] = useState('');
  const [wishes, setWishes] = useState<ReadonlyMap<number, Wish>>(new Map());
  const rows = version.lines.filter((line) => line.offerNo === 1);
  const wishOf = (lineNo: number) => wishes.get(lineNo) ?? { price: '', comment: '' };
  const change = (lineNo: number, part: Partial<Wish>) =>
    setWishes(new Map(wishes).set(lineNo, { ...wishOf(lineNo), ...part }));
  const wrong = [...wishes.values()].some(({ price }) => price.trim() !== '' && !PRICE.test(price.trim()));
  const send = async () => {
    const lines = [...wishes].map(([lineNo, { price, comment }]) => ({
      ...{ lineNo, comment: comment.trim(), targetPrice: priceText(price) },
    }));
    const { quoteNo } = quote;
    const input = { quoteNo, versionNo: version.versionNo, note: note.trim(), lines };
    if (await act.run((context) => quoteApi.call.negotiate(input, context), '已发送给客服，等待新版本')) {
      setNote('');
      setWishes(new Map());
    }
  };
  return (
    <Section title="议价" note="填写要议价的行即可">
      <div className={styles.stack}>
        {rows.map((line) => (
          <div key={line.lineNo} className={styles.fields}>
            <span className={styles.wide}>
              {line.lineNo}. {line.productName}
            </span>
            <TextField
              label={`目标单价 第 ${line.lineNo} 行`}
              inputMode="decimal"
              maxLength={14}
              value={wishOf(line.lineNo).price}
              onChange={(event) => change(line.lineNo, { price: event.target.value })}
            />
            <TextField
              label={`说明 第 ${line.lineNo} 行`}
              className={styles.wide}
              maxLength={300}
              value={wishOf(line.lineNo).comment}
              onChange={(event) => change(line.lineNo, { comment: event.target.value })}
            />
          </div>
        ))}
        <TextAreaField
          label="整体说明"
          rows={2}
          maxLength={500}
          value={note}
          error={wrong ? '目标单价应为数字，最多四位小数' : (act.problem ?? undefined)}
          onChange={(event) => setNote(event.target.value)}
        />
        <div className={styles.acts}>
          <Button kind="primary" busy={act.busy} disabled={wrong} onClick={() => void send()}>
            发送议价
          </Button>
          <AttachField quoteNo={quote.quoteNo} />
        </div>
      </div>
    </Section>
  );
}

/** A file with the talk; it goes up as soon as it is chosen. */
function AttachField({ quoteNo }: { quoteNo: string }) {
  const act = useAct();
  const attach = async (file: File) => {
    const content = await readDataUrl(file);
    await act.run((context) => quoteApi.call.upload({ quoteNo, fileName: file.name, content }, context), '附件已上传');
  };
  return (
    <label className={styles.quiet}>
      添加附件{' '}
      <input
        type="file"
        accept=".pdf,.jpg,.jpeg,.png,.webp,.xlsx,.docx"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) void attach(file);
          event.target.value = '';
        }}
      />
      {act.problem && <span className={styles.problem}>{act.problem}</span>}
    </label>
  );
}
