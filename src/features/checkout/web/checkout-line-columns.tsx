import { itemHref } from '#business/paths/rules/public.ts';
import { ItemStepper } from '#features/catalog/web/public.ts';
import { type CheckoutLine, lineKey } from '#features/orders/rules/public.ts';
import { Button } from '#platform/web/controls/button.tsx';
import type { Column } from '#platform/web/display/data-table.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { Quiet } from '#platform/web/display/quiet.tsx';
import { Tag } from '#platform/web/display/tag.tsx';
import { WarningIcon } from '#platform/web/icons/icons.tsx';
import { GoodsWords } from '#platform/web/kits/list/goods-words.tsx';
import type { QuotedLine } from '../contract/checkout-schemas.ts';
import styles from './checkout-lines-table.module.css';
import { LineCodeField } from './line-code-field.tsx';
import { RememberCode } from './remember-code.tsx';
import type { CheckoutLines } from './use-checkout-lines.ts';

/** The company's own codes of the lines, as the order will carry them. */
export interface LineCodes {
  codeOf: (line: QuotedLine) => string;
  /** Absent as long as nothing can be kept. */
  write?: (line: QuotedLine, code: string) => void;
  /** Fields stand open; else the codes are text. */
  open: boolean;
  /** This person may add to the company's list of codes. */
  canRemember: boolean;
}

interface LineFacts {
  wanted: ReadonlyMap<string, CheckoutLine>;
  /** Reasons of a refused submit, by item number. */
  errors: ReadonlyMap<string, string>;
  codes: LineCodes;
}

/** What stands in a line of the checkout. */
export function checkoutColumns(
  { setQuantity, leaveOut }: CheckoutLines,
  { wanted, errors, codes }: LineFacts,
): readonly Column<QuotedLine>[] {
  return [
    {
      key: 'goods',
      header: '商品',
      rowHeader: true,
      render: (line) => (
        <Goods
          line={line}
          written={wanted.get(lineKey(line))?.written}
          codes={codes}
          reason={line.obstacle ?? errors.get(line.skuCode) ?? null}
        />
      ),
    },
    { key: 'delivery', header: '承诺交期', width: 150, render: (line) => <Delivery line={line} /> },
    {
      key: 'price',
      header: '含税单价',
      width: 116,
      align: 'right',
      render: (line) => <Money yuan={line.salesPrice} unit={line.orderUnit} />,
    },
    {
      key: 'quantity',
      header: '数量',
      width: 142,
      render: (line) => (
        <ItemStepper
          item={{ ...line, itemCode: line.skuCode }}
          value={wanted.get(lineKey(line))?.quantity ?? line.quantity}
          onChange={(quantity) => (quantity > 0 ? setQuantity(line, quantity) : leaveOut(line))}
        />
      ),
    },
    { key: 'tax', header: '税率', width: 60, align: 'right', render: (line) => line.taxRate },
    {
      key: 'amount',
      header: '小计',
      width: 112,
      align: 'right',
      render: (line) => (line.obstacle === null ? <Money yuan={line.amount} exact className={styles.amount} /> : '—'),
    },
    {
      key: 'acts',
      header: <span className="visually-hidden">操作</span>,
      width: 68,
      align: 'right',
      render: (line) => (
        <Button kind="quiet" size="sm" aria-label={`移出 ${line.skuCode}`} onClick={() => leaveOut(line)}>
          移出
        </Button>
      ),
    },
  ];
}

type GoodsProps = {
  line: QuotedLine;
  /** What it is wanted for, as it was written in the cart. */
  written?: string;
  codes: LineCodes;
  reason: string | null;
};

function Goods({ line, written, codes, reason }: GoodsProps) {
  const facts = [line.brandName, line.mpn].filter(Boolean).join(' · ');
  return (
    <GoodsWords
      picture={line.productImg}
      size={48}
      name={line.productName}
      href={line.known ? itemHref(line.skuCode) : null}
      code={line.skuCode}
      facts={facts && ` · ${facts}`}
    >
      {written && (
        <Quiet as="p" under>
          {written}
        </Quiet>
      )}
      <Code line={line} codes={codes} />
      {reason !== null && (
        <p className={styles.reason} role="alert">
          <WarningIcon size={13} />
          {reason}
        </p>
      )}
    </GoodsWords>
  );
}

function Code({ line, codes: { codeOf, write, open, canRemember } }: Pick<GoodsProps, 'line' | 'codes'>) {
  const code = codeOf(line);
  if (!write || !open || !line.known)
    return (
      code && (
        <Quiet as="p" under>
          客户物料编码 {code}
        </Quiet>
      )
    );
  return (
    <p className={styles.codeLine}>
      <LineCodeField value={code} owner={line.skuCode} onCommit={(next) => write(line, next)} />
      {canRemember && line.customerCode === '' && <RememberCode itemCode={line.skuCode} code={code} />}
    </p>
  );
}

/** Own stock that leaves today is what buyers look for. */
const SAME_DAY = new Set([0, 1, 2]);

/** What is promised for this quantity at this address; a line that travels in shares says so. */
function Delivery({ line }: { line: QuotedLine }) {
  const { promise, parts, deliveryText, dayType } = line;
  return (
    <div className={styles.delivery}>
      <span className={SAME_DAY.has(dayType) ? styles.soon : undefined}>{promise ?? deliveryText}</span>
      {parts.length > 1 && <Tag tone="warning">分 {parts.length} 批</Tag>}
    </div>
  );
}
