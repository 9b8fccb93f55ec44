import { useRef, useState } from 'react';
import { type PastedRow, readPastedList } from '#business/written-lines/rules/public.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { TextAreaField } from '#platform/web/controls/text-field.tsx';
import { useEarlyInput } from '#platform/web/controls/use-early-input.ts';
import { Section } from '#platform/web/display/section.tsx';
import styles from './batch-order-page.module.css';

const EXAMPLE = '编码\t数量\nFAS1204418\t20\n6204-2RS 4\nMAT-00123，10';

type PasteBoxProps = {
  /** Answers whether all of it was taken. */
  onPasted: (rows: readonly PastedRow[]) => boolean;
};

/** Where a list is pasted as a whole: from a spreadsheet, a mail, a chat. */
export function PasteBox({ onPasted }: PasteBoxProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  useEarlyInput(area, text, setText);
  const { rows, totals } = readPastedList(text);
  const take = () => {
    if (rows.length > 0 && onPasted(rows)) setText('');
  };
  return (
    <Section title="粘贴清单" note="每行一个：编码、数量，还可带客户物料编码、备注；可直接从 Excel 复制多列">
      <div className={styles.paste}>
        <TextAreaField
          ref={area}
          label="清单"
          labelHidden
          rows={4}
          placeholder={EXAMPLE}
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) take();
          }}
        />
        <div className={styles.pasteActs}>
          <Button kind="primary" disabled={rows.length === 0} onClick={take}>
            {rows.length > 0 ? `录入 ${rows.length.toLocaleString('zh-CN')} 行` : '录入清单'}
          </Button>
          <span className={styles.keys}>Ctrl + Enter</span>
          {totals > 0 && <span className={styles.totals}>{`${totals} 行是合计，不录入`}</span>}
        </div>
      </div>
    </Section>
  );
}
