import type { ReactNode } from 'react';
import { CART_PATH } from '#business/paths/rules/public.ts';
import { Button, ButtonLink } from '#platform/web/controls/button.tsx';
import { Card } from '#platform/web/display/card.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { SuccessIcon, WarningIcon } from '#platform/web/icons/icons.tsx';
import type { BulkAddResult } from '../contract/bulk-schemas.ts';
import styles from './addition-outcome.module.css';

/** More rows than this are read in the error sheet. */
const NAMED_ROWS = 50;

type AdditionOutcomeProps = {
  result: BulkAddResult;
  /** Where the rows that stayed out can be had as a file. */
  sheetHref?: string;
  /** The way to an enquiry of those rows. */
  ask?: ReactNode;
  onOrder: () => void;
  onAgain: () => void;
  /** What beginning anew is called. */
  againLabel: string;
};

/** What was added and what was not, row by row, and the ways on. */
export function AdditionOutcome({ result, sheetHref, ask, onOrder, onAgain, againLabel }: AdditionOutcomeProps) {
  const { addedRows, addedAmount, skuCodes, rejected } = result;
  return (
    <Card as="section" aria-labelledby="bulk-outcome" className={styles.card}>
      <div className={styles.head}>
        <SuccessIcon size={26} />
        <div>
          <h2 id="bulk-outcome" className={styles.title} role="status">
            已加入购物车 {addedRows.toLocaleString('zh-CN')} 行
            {rejected.length > 0 && `，${rejected.length.toLocaleString('zh-CN')} 行未加入`}
          </h2>
          <p className={styles.facts}>
            {skuCodes.length.toLocaleString('zh-CN')} 种商品，
            <Money yuan={addedAmount} exact />
          </p>
        </div>
        <div className={styles.acts}>
          <Button onClick={onAgain}>{againLabel}</Button>
          <Button onClick={onOrder}>直接下单</Button>
          <ButtonLink kind="primary" href={CART_PATH}>
            进入购物车
          </ButtonLink>
        </div>
      </div>
      {rejected.length > 0 && <Rejected rejected={rejected} sheetHref={sheetHref} ask={ask} />}
    </Card>
  );
}

type RejectedProps = Pick<BulkAddResult, 'rejected'> & Pick<AdditionOutcomeProps, 'sheetHref' | 'ask'>;

function Rejected({ rejected, sheetHref, ask }: RejectedProps) {
  return (
    <div className={styles.rejected}>
      <p className={styles.lead}>
        <WarningIcon size={15} />
        以下各行未加入{sheetHref && '，可下载后改正，再次上传'}
        {sheetHref && (
          <a className={styles.download} href={sheetHref} download>
            下载未加入的行
          </a>
        )}
      </p>
      {ask}
      <ul className={styles.rows}>
        {rejected.slice(0, NAMED_ROWS).map(({ rowNumber, code, message }) => (
          <li key={rowNumber}>
            <span className={styles.number}>第 {rowNumber} 行</span>
            <span className={styles.code}>{code || '—'}</span>
            {message || '未勾选数量调整'}
          </li>
        ))}
      </ul>
      {rejected.length > NAMED_ROWS && (
        <p className={styles.more}>其余 {rejected.length - NAMED_ROWS} 行见下载的文件</p>
      )}
    </div>
  );
}
