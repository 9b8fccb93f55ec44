import { useState } from 'react';
import { CART_PATH } from '#business/paths/rules/public.ts';
import type { PromiseEvent } from '#features/catalog/rules/public.ts';
import { lineKey } from '#features/orders/rules/public.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { DataTable } from '#platform/web/display/data-table.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { Calculation, QuotedLine } from '../contract/checkout-schemas.ts';
import { describeParcel, previewParcels, previewPromise } from '../rules/preview-parcels.ts';
import { checkoutColumns, type LineCodes } from './checkout-line-columns.tsx';
import styles from './checkout-lines-table.module.css';
import type { CheckoutLines } from './use-checkout-lines.ts';

type CheckoutLinesTableProps = {
  checkout: CheckoutLines;
  calculation: Calculation;
  /** Being priced again. */
  stale: boolean;
  /** Reasons of the last refused submit, by item number. */
  errors: ReadonlyMap<string, string>;
  codes: Omit<LineCodes, 'open'>;
  /** What has to happen before anybody begins. */
  awaits: PromiseEvent;
};

/** Rows before payment and invoice; of a longer list the rest is asked for. */
const FOLDED = 20;

export function CheckoutLinesTable({ checkout, calculation, stale, errors, codes, awaits }: CheckoutLinesTableProps) {
  const wanted = new Map(checkout.lines.map((line) => [lineKey(line), line]));
  // While a removed line is being priced away its row must not come back.
  const rows = calculation.lines.filter((line) => wanted.has(lineKey(line)));
  const [whole, setWhole] = useState(false);
  // A number typed past the quantity must not become somebody's code: its fields open on request.
  const [open, setOpen] = useState(false);
  // What stops the order is never behind the fold.
  const stops = (line: QuotedLine) => line.obstacle !== null || errors.has(line.skuCode);
  const shown = whole ? rows : rows.filter((line, place) => place < FOLDED || stops(line));
  const acts = (
    <>
      {codes.write && (
        <Button kind="quiet" size="sm" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? '收起客户物料编码' : '填写客户物料编码'}
        </Button>
      )}
      {checkout.fromCart && <PageLink href={CART_PATH}>返回购物车修改</PageLink>}
    </>
  );
  return (
    <Section title="商品清单" note={`${rows.length} 种，价格均含税`} action={acts} flush>
      <DataTable
        caption="商品清单"
        stacks
        columns={checkoutColumns(checkout, { wanted, errors, codes: { ...codes, open } })}
        rows={shown}
        rowKey={lineKey}
        rowState={(line) => (line.obstacle === null ? undefined : 'faded')}
        stale={stale}
      />
      {rows.length > shown.length && (
        <div className={styles.more}>
          <Button onClick={() => setWhole(true)}>显示全部 {rows.length} 种</Button>
        </div>
      )}
      <Parcels calculation={calculation} awaits={awaits} />
    </Section>
  );
}

/** When the whole order comes, on which condition, and in how many parcels: before it is ordered. */
function Parcels({
  calculation: { lines, promisedAt },
  awaits,
}: Pick<CheckoutLinesTableProps, 'calculation' | 'awaits'>) {
  const parcels = previewParcels(lines);
  if (parcels.length === 0) return null;
  return (
    <div className={styles.parcels}>
      <b>承诺交期</b> {previewPromise(lines, { event: awaits, promisedAt })}
      {parcels.length > 1 && (
        <ul>
          {parcels.map((parcel) => {
            const words = describeParcel(parcel);
            return <li key={words}>{words}</li>;
          })}
        </ul>
      )}
    </div>
  );
}
