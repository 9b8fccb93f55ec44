import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { parseQuickOrder } from '#features/cart/rules/public.ts';
import { itemCardsQuery } from '#features/catalog/web/public.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { TextAreaField } from '#platform/web/controls/text-field.tsx';
import { useBusy } from '#platform/web/use-busy.ts';
import { MAX_RECOMMENDED } from '../../rules/share-kinds.ts';
import styles from './recommend.module.css';

/** Numbers named in a message; the rest is counted. */
const MOST_NAMED = 5;

function describeUnknown(unknown: readonly string[]): string | null {
  if (unknown.length === 0) return null;
  const more = unknown.length > MOST_NAMED ? ` 等 ${unknown.length} 个` : '';
  return `没有找到：${unknown.slice(0, MOST_NAMED).join('、')}${more}，请检查编码`;
}

/** Item numbers from a spreadsheet or a mail, one a line; those that do not exist stay in the field. */
export function PasteSource({ onChoose }: { onChoose: (itemNos: string[]) => void }) {
  const client = useQueryClient();
  const [text, setText] = useState('');
  const { busy, during } = useBusy();
  const [problem, setProblem] = useState<string | null>(null);
  const { rows, errors } = parseQuickOrder(text);
  const itemNos = rows.map(({ itemNo }) => itemNo).slice(0, MAX_RECOMMENDED);
  const add = () =>
    during(async () => {
      const cards = await client.fetchQuery(itemCardsQuery(itemNos)).catch(() => null);
      if (!cards) return setProblem('没有成功，请检查网络后重试');
      const found = new Map(cards.map(({ itemCode }) => [itemCode.toUpperCase(), itemCode]));
      const unknown = itemNos.filter((itemNo) => !found.has(itemNo.toUpperCase()));
      setProblem(describeUnknown(unknown));
      setText(unknown.join('\n'));
      if (found.size > 0) onChoose([...found.values()]);
    });
  return (
    <div className={styles.chooser}>
      <TextAreaField
        label="商品编码"
        hint={`每行一个编码，可从 Excel 直接粘贴；一次最多 ${MAX_RECOMMENDED} 种，数量会忽略。`}
        rows={8}
        value={text}
        error={problem ?? errors[0]?.message}
        onChange={({ target }) => {
          setText(target.value);
          setProblem(null);
        }}
      />
      <div className={styles.acts}>
        <Button kind="primary" busy={busy} disabled={itemNos.length === 0} onClick={() => void add()}>
          {itemNos.length > 0 ? `加入 ${itemNos.length} 种` : '加入'}
        </Button>
      </div>
    </div>
  );
}
