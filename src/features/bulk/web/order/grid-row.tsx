import { type ClipboardEvent, type KeyboardEvent, memo, useId } from 'react';
import { lineFieldWords } from '#business/line-fields/rules/public.ts';
import { itemHref } from '#business/paths/rules/public.ts';
import type { PastedRow } from '#business/written-lines/rules/public.ts';
import { describeQuantityRule } from '#features/catalog/rules/public.ts';
import { IconButton } from '#platform/web/controls/icon-button.tsx';
import { Cut } from '#platform/web/display/cut.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { TrashIcon } from '#platform/web/icons/late-icons.tsx';
import { joinClasses } from '#platform/web/join-classes.ts';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { JudgedRow } from '../../contract/bulk-schemas.ts';
import { RowChoices } from '../row-choices.tsx';
import { matchedWords } from '../status-words.ts';
import inputs from './cell-input.module.css';
import { CodeCell } from './code-cell.tsx';
import styles from './order-grid.module.css';
import { CELL_LENGTHS, type CellName, isBlank, type TypedRow } from './typed-rows.ts';

export type GridRowActs = {
  onWrite: (id: number, cells: Partial<PastedRow>) => void;
  onKey: (event: KeyboardEvent<HTMLInputElement>, index: number, cell: CellName) => void;
  onPaste: (event: ClipboardEvent<HTMLInputElement>, id: number) => void;
  onRemove: (index: number) => void;
  /** An item was chosen: the quantity is next. */
  onChosen: (index: number) => void;
};

type GridRowProps = {
  row: TypedRow;
  index: number;
  /** Null while nobody has judged the row. */
  verdict: JudgedRow | null;
  /** Places of other rows with the same item. */
  others: readonly number[] | undefined;
  acts: GridRowActs;
};

/** One row of the grid: what is written, what it means, and what would put it right. */
export const GridRow = memo(function GridRow({ row, index, verdict, others, acts }: GridRowProps) {
  const id = useId();
  const place = index + 1;
  const write = (cells: Partial<PastedRow>) => acts.onWrite(row.id, cells);
  const field = (cell: Exclude<CellName, 'code'>, label: string) => ({
    'aria-label': `第 ${place} 行${label}`,
    'data-cell': cell,
    autoComplete: 'off',
    maxLength: CELL_LENGTHS[cell],
    value: row[cell],
    onChange: (event: { target: HTMLInputElement }) => write({ [cell]: event.target.value }),
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => acts.onKey(event, index, cell),
  });
  const unread = verdict !== null && verdict.item !== null && verdict.orderQuantity === 0;
  return (
    <div role="row" aria-rowindex={place + 1} data-row={row.id} className={styles.row}>
      <span role="rowheader" className={styles.number}>
        {place}
      </span>
      <span role="cell" className={styles.code}>
        <CodeCell
          label={`第 ${place} 行编码`}
          value={row.code}
          invalid={verdict?.status === 'error' && verdict.item === null}
          describedBy={id}
          onChange={(code) => write({ code })}
          onChoose={({ itemCode, moqSales }) => {
            write({ code: itemCode, quantity: row.quantity || (row.asks ? '' : String(moqSales)) });
            acts.onChosen(index);
          }}
          onKeyDown={(event) => acts.onKey(event, index, 'code')}
          onPaste={(event) => acts.onPaste(event, row.id)}
        />
      </span>
      <span role="cell" className={styles.quantity}>
        <input
          {...field('quantity', '数量')}
          placeholder="数量"
          className={inputs.input}
          inputMode="numeric"
          aria-invalid={unread || undefined}
          aria-describedby={id}
          onFocus={(event) => event.target.select()}
        />
      </span>
      <span role="cell" className={styles.goods}>
        <Goods verdict={verdict} />
        <span id={id} className={styles.verdict} role="status">
          <Verdict row={row} verdict={verdict} others={others} write={write} />
        </span>
      </span>
      <span role="cell" className={styles.price}>
        {verdict?.item && <Money yuan={verdict.salesPrice} unit={verdict.item.orderUnit} />}
      </span>
      <span role="cell" className={styles.amount}>
        {verdict?.amount && <Money yuan={verdict.amount} exact />}
      </span>
      <span role="cell" className={styles.own}>
        <input {...field('customerCode', '客户物料编码')} className={inputs.input} />
      </span>
      <span role="cell" className={styles.note}>
        <input {...field('note', '备注')} className={inputs.input} />
      </span>
      <span role="cell" className={styles.acts}>
        <IconButton
          label={`删除第 ${place} 行`}
          icon={<TrashIcon size={16} />}
          tabIndex={-1}
          onClick={() => acts.onRemove(index)}
        />
      </span>
    </div>
  );
});

function Goods({ verdict }: { verdict: JudgedRow | null }) {
  if (!verdict?.item) return null;
  const { itemCode, productName, mpn, packQuantity, baseUnit, orderUnit, available, deliveryText } = verdict.item;
  const pack = packQuantity > 1 ? `1 ${orderUnit}=${packQuantity} ${baseUnit}` : null;
  const stock = available === null ? null : `可售 ${available.toLocaleString('zh-CN')} ${orderUnit}`;
  const facts = [mpn && `型号 ${mpn}`, pack, stock, deliveryText];
  return (
    <>
      <Cut as={PageLink} href={itemHref(itemCode)} className={styles.name} target="_blank" tabIndex={-1}>
        {productName}
      </Cut>
      <span className={styles.facts}>
        {facts.filter(Boolean).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </span>
    </>
  );
}

/** The quantity it becomes stands on the button beside it. */
function messageOf({ status, message, item }: JudgedRow): string {
  if (status !== 'warning' || !item) return message;
  return describeQuantityRule({ moq: item.moqSales, step: item.moqIncrement, unit: item.orderUnit });
}

type VerdictProps = {
  row: TypedRow;
  verdict: JudgedRow | null;
  others: readonly number[] | undefined;
  write: (cells: Partial<PastedRow>) => void;
};

/** What is to be known of the row, and the presses that put it right. */
function Verdict({ row, verdict, others, write }: VerdictProps) {
  if (isBlank(row)) return null;
  if (row.quantity.trim() === '') return <span className={styles.hint}>请填写数量</span>;
  if (!verdict) return <span className={styles.hint}>正在校验</span>;
  const { status, conversion } = verdict;
  const message = messageOf(verdict);
  const matched = matchedWords(verdict);
  return (
    <>
      {conversion && <span className={styles.conversion}>{conversion}</span>}
      {message && <span className={joinClasses(styles.message, styles[status])}>{message}</span>}
      <RowChoices row={verdict} onQuantity={(quantity) => write({ quantity })} onItem={(code) => write({ code })} />
      {row.fields && <span className={styles.hint}>{lineFieldWords(row.fields).join(' · ')}</span>}
      {matched && <span className={styles.hint}>{matched}</span>}
      {others && <span className={styles.hint}>与第 {others.slice(0, 3).join('、')} 行相同</span>}
    </>
  );
}
