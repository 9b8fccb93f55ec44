import { memo } from 'react';
import { itemHref } from '#business/paths/rules/public.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { Cut } from '#platform/web/display/cut.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { Quiet } from '#platform/web/display/quiet.tsx';
import { Tag } from '#platform/web/display/tag.tsx';
import { joinClasses } from '#platform/web/join-classes.ts';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { JudgedRow } from '../../contract/bulk-schemas.ts';
import { RowChoices } from '../row-choices.tsx';
import { RowTable } from '../row-table.tsx';
import { matchedWords, STATUS_WORDS } from '../status-words.ts';
import styles from './result-table.module.css';
import type { Answer } from './use-answers.ts';

const ROW_HEIGHT = 57;

const HEADS = ['行', '编码', '商品', '单价', '数量', '金额', '货期', '结果'] as const;

type ResultTableProps = {
  rows: readonly JudgedRow[];
  /** Other rows with the same item, by the number of the row. */
  repeated: ReadonlyMap<number, readonly number[]>;
  onAnswer: Answer;
};

/** Checked rows, thousands of them: those in view exist. */
export function ResultTable({ rows, repeated, onAnswer }: ResultTableProps) {
  return (
    <div className={styles.table} role="table" aria-label="校验结果" aria-rowcount={rows.length + 1}>
      <RowTable
        heads={HEADS}
        rows={rows}
        rowClass={styles.row}
        headClass={styles.head}
        rowHeight={ROW_HEIGHT}
        keyOf={(row) => row.rowNumber}
        render={(row, index) => (
          <ResultRow row={row} index={index} onAnswer={onAnswer} others={repeated.get(row.rowNumber)} />
        )}
      />
    </div>
  );
}

type ResultRowProps = {
  row: JudgedRow;
  index: number;
  others: readonly number[] | undefined;
  onAnswer: Answer;
};

const ResultRow = memo(function ResultRow({ row, index, others, onAnswer }: ResultRowProps) {
  const { item, status } = row;
  return (
    <div role="row" aria-rowindex={index + 2} className={joinClasses(styles.row, styles[status])}>
      <span role="cell" className={styles.number}>
        {row.rowNumber}
      </span>
      <span role="rowheader" className={styles.code}>
        {row.code || '—'}
      </span>
      <span role="cell" className={styles.goods}>
        {item ? <Goods row={row} /> : (row.searchText ?? '—')}
      </span>
      <span role="cell" className={styles.price}>
        {item && <Money yuan={row.salesPrice} unit={item.orderUnit} />}
      </span>
      <span role="cell" className={styles.quantity}>
        <Quantity row={row} />
      </span>
      <span role="cell" className={styles.amount}>
        {row.amount ? <Money yuan={row.amount} exact /> : '—'}
      </span>
      <span role="cell" className={styles.delivery}>
        {item?.deliveryText}
      </span>
      <span role="cell" className={styles.result}>
        <Result row={row} others={others} onAnswer={onAnswer} />
      </span>
    </div>
  );
});

/** What becomes of the row, why, and what would put it right. */
function Result({ row, others, onAnswer }: Omit<ResultRowProps, 'index'>) {
  const { status, rowNumber, conversion, message, answered } = row;
  const { label, tone } = STATUS_WORDS[status];
  const words = [conversion, message].filter(Boolean).join('；');
  return (
    <>
      <Tag tone={tone}>{answered && status === 'ok' ? '已确认' : label}</Tag>
      <span className={styles.words}>
        {words && <span>{words}</span>}
        <RowChoices
          withField
          row={row}
          onQuantity={(quantity) => onAnswer(rowNumber, { quantity })}
          onItem={(goodsCode) => onAnswer(rowNumber, { goodsCode })}
        />
        {answered && (
          <Button kind="quiet" size="sm" onClick={() => onAnswer(rowNumber, null)}>
            重新选择
          </Button>
        )}
        {others && (
          <Quiet>
            与第 {others.slice(0, 3).join('、')} 行相同{others.length > 3 && '等'}
          </Quiet>
        )}
      </span>
    </>
  );
}

function Goods({ row }: { row: JudgedRow }) {
  const { item, purpose } = row;
  if (!item) return null;
  const matched = matchedWords(row);
  return (
    <>
      <Cut as={PageLink} href={itemHref(item.itemCode)} className={styles.name} target="_blank">
        {item.productName}
      </Cut>
      <Cut as={Quiet} inline>
        {[item.itemCode !== row.code && item.itemCode, matched, purpose].filter(Boolean).join(' · ')}
      </Cut>
    </>
  );
}

/** What is taken, beside what was written where that is something else. */
function Quantity({ row: { quantity, orderQuantity, wantedQuantity, item, answered } }: { row: JudgedRow }) {
  if (wantedQuantity === null || orderQuantity === 0) return <>{quantity || '—'}</>;
  const taken = orderQuantity.toLocaleString('zh-CN');
  const before = answered ? quantity : String(wantedQuantity);
  if (orderQuantity === wantedQuantity && !answered) return <>{`${taken} ${item?.orderUnit ?? ''}`}</>;
  return (
    <>
      <del>{before}</del> <ins>{`${taken} ${item?.orderUnit ?? ''}`}</ins>
    </>
  );
}
