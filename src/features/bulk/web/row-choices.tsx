import { useQuery } from '@tanstack/react-query';
import { Button } from '#platform/web/controls/button.tsx';
import { Money } from '#platform/web/display/money.tsx';
import type { Candidate, JudgedRow } from '../contract/bulk-schemas.ts';
import { bulkApi } from './bulk-api.ts';
import { QuantityAnswer } from './quantity-answer.tsx';
import styles from './row-choices.module.css';

type RowChoicesProps = {
  row: JudgedRow;
  /** A quantity with its unit. */
  onQuantity: (text: string) => void;
  onItem: (itemCode: string) => void;
  /** The row has no field of its own for a quantity. */
  withField?: boolean;
};

/** Everything that would put a row right, each by one press: nothing is chosen for anybody. */
export function RowChoices({ row, onQuantity, onItem, withField = false }: RowChoicesProps) {
  const { status, item, choices, suggestedQuantity, candidates, searchText } = row;
  const asksQuantity = item !== null && (status === 'ask' || suggestedQuantity !== null || row.quantity === '');
  return (
    <>
      {choices.map(({ text, note, amount }) => (
        <Button key={text} kind="secondary" size="sm" onClick={() => onQuantity(text)}>
          按 {text}
          {note && `（${note}）`}
          {amount && <Money yuan={amount} exact />}
        </Button>
      ))}
      {suggestedQuantity !== null && (
        <Button kind="secondary" size="sm" onClick={() => onQuantity(`${suggestedQuantity} ${item?.orderUnit ?? ''}`)}>
          改为 {suggestedQuantity.toLocaleString('zh-CN')}
        </Button>
      )}
      {withField && asksQuantity && <QuantityAnswer unit={item.orderUnit} row={row.rowNumber} onAnswer={onQuantity} />}
      <Candidates candidates={candidates} onItem={onItem} />
      {searchText !== null && <NameProposals text={searchText} onItem={onItem} />}
    </>
  );
}

function Candidates({ candidates, onItem }: { candidates: readonly Candidate[]; onItem: (itemCode: string) => void }) {
  return candidates.map(({ itemCode, productName, brandName }) => (
    <Button
      key={itemCode}
      kind="secondary"
      size="sm"
      className={styles.candidate}
      title={[brandName, productName].filter(Boolean).join(' ')}
      onClick={() => onItem(itemCode)}
    >
      {itemCode} {productName}
    </Button>
  ));
}

/** Goods that a name may mean, looked up when the row comes into view. */
function NameProposals({ text, onItem }: { text: string; onItem: (itemCode: string) => void }) {
  const asked = bulkApi.query.propose.queryOptions({ input: { texts: [text] }, staleTime: 300_000, retry: 1 });
  const { data, isError } = useQuery(asked);
  if (isError) return <span className={styles.hint}>名称查询没有完成，请填写编码</span>;
  if (!data) return <span className={styles.hint}>正在按名称查找</span>;
  const candidates = data.proposals[0]?.candidates ?? [];
  if (candidates.length === 0) return <span className={styles.hint}>按名称没有找到，请填写编码或转询价</span>;
  return <Candidates candidates={candidates} onItem={onItem} />;
}
