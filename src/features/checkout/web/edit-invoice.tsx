import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Permitted } from '#features/access/web/public.ts';
import type { OrderDetail } from '#features/orders/contract/order-schemas.ts';
import type { Invoice } from '#features/orders/contract/order-terms-schemas.ts';
import { invoiceFaults, tidyInvoice } from '#features/orders/rules/public.ts';
import { ORDERS_KEY, orderActApi } from '#features/orders/web/public.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { ProblemLine } from '#platform/web/feedback/problem-line.tsx';
import { SkeletonRows } from '#platform/web/feedback/skeleton.tsx';
import { Dialog } from '#platform/web/overlays/dialog.tsx';
import { useAct } from '#platform/web/use-act.ts';
import type { CheckoutCustomer } from '../contract/checkout-schemas.ts';
import { beginInvoice, defaultInvoice } from '../rules/prefill-invoice.ts';
import { InvoiceChoice } from './checkout-invoice.tsx';
import { customerQuery } from './checkout-queries.ts';

type Props = { order: Pick<OrderDetail, 'orderNo' | 'invoice'> };

/** The way to add an invoice to an order that has none, or to change it, until it is made out. */
export function EditInvoice({ order }: Props) {
  const [open, setOpen] = useState(false);
  const label = order.invoice ? '修改发票' : '补填发票';
  return (
    <Permitted code="ORDER_ADD">
      <Button kind="quiet" size="sm" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open && <InvoiceDialog order={order} label={label} onClose={() => setOpen(false)} />}
    </Permitted>
  );
}

/** What the order has, where the firm's list knows it; else what it would have had. */
function firstOf({ invoice }: Props['order'], { invoices, firmInvoice }: CheckoutCustomer): Invoice {
  const known = invoices.find(({ title, taxNo = null }) => title === invoice?.title && taxNo === invoice.taxNo);
  return known ?? defaultInvoice(invoices, firmInvoice) ?? beginInvoice(1, [], firmInvoice);
}

type InvoiceDialogProps = Props & { label: string; onClose: () => void };

function InvoiceDialog({ order, label, onClose }: InvoiceDialogProps) {
  const { data: customer } = useQuery(customerQuery);
  const queryClient = useQueryClient();
  const act = useAct();
  const [typed, setTyped] = useState<Invoice | null>(null);
  const [checked, setChecked] = useState(false);
  const invoice = typed ?? (customer ? firstOf(order, customer) : null);
  const save = async () => {
    setChecked(true);
    if (!invoice || Object.keys(invoiceFaults(tidyInvoice(invoice))).length > 0) return;
    const input = { orderNo: order.orderNo, invoice: tidyInvoice(invoice) };
    const saved = await act.run(() => orderActApi.call.editInvoice(input), '发票信息已保存');
    await queryClient.invalidateQueries({ queryKey: ORDERS_KEY });
    if (saved) onClose();
  };
  const buttons = (
    <>
      <Button onClick={onClose} disabled={act.busy}>
        取消
      </Button>
      <Button kind="primary" busy={act.busy} disabled={!invoice} onClick={() => void save()}>
        保存发票
      </Button>
    </>
  );
  return (
    <Dialog open title={label} size="lg" footer={buttons} locked={act.busy} onClose={onClose}>
      {act.problem && <ProblemLine>{act.problem}</ProblemLine>}
      {customer && invoice ? (
        <InvoiceChoice
          invoice={invoice}
          checked={checked}
          remembered={customer.invoices}
          firm={customer.firmInvoice}
          optional={false}
          disabled={act.busy}
          onChange={(next) => next !== 'none' && setTyped(next)}
        />
      ) : (
        <SkeletonRows count={3} height={56} />
      )}
    </Dialog>
  );
}
