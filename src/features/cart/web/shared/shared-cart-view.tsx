import { itemHref } from '#business/paths/rules/public.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { Card } from '#platform/web/display/card.tsx';
import { type Column, DataTable } from '#platform/web/display/data-table.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { Picture } from '#platform/web/display/picture.tsx';
import { Quiet } from '#platform/web/display/quiet.tsx';
import { Row } from '#platform/web/display/row.tsx';
import { StickyBar } from '#platform/web/display/sticky-bar.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { SharedCart, SharedCartLine } from '../../contract/shared-cart-schemas.ts';
import styles from './shared-cart-page.module.css';
import { useTakeShared } from './use-take-shared.ts';

/** A shared cart as its receiver may buy it, and the way into the own cart. */
export function SharedCartView({ cart, code }: { cart: SharedCart; code: string }) {
  const { take, pending } = useTakeShared(code);
  const open = cart.lines.filter((line) => line.obstacle === null);
  const closed = cart.lines.length - open.length;
  return (
    <>
      <div>
        <h1 className={styles.title}>{cart.name}</h1>
        <Quiet as="p" under>
          {[cart.ownerFirm, cart.ownerName].filter(Boolean).join(' ')} 分享 · {cart.lineCount} 种商品 ·{' '}
          {displayTime(cart.expiresAt)} 到期 · 价格为贵司当前价格
        </Quiet>
      </div>
      <Card>
        <DataTable
          caption="分享的商品"
          columns={COLUMNS}
          rows={cart.lines}
          rowKey={(line) => line.skuCode}
          rowState={(line) => (line.obstacle === null ? undefined : 'faded')}
        />
      </Card>
      <StickyBar className={styles.bar}>
        <p>
          可加入 <b>{open.length}</b> 种{closed > 0 && `，${closed} 种贵司不能购买`}
        </p>
        <p className={styles.total}>
          合计（含税） <Money yuan={cart.totalAmount} exact large />
        </p>
        <Button kind="primary" size="lg" busy={pending} disabled={open.length === 0} onClick={() => void take()}>
          全部加入购物车
        </Button>
      </StickyBar>
    </>
  );
}

const COLUMNS: readonly Column<SharedCartLine>[] = [
  {
    key: 'goods',
    header: '商品',
    rowHeader: true,
    render: (line) => (
      <Row gap={12}>
        <Picture src={line.productImg} alt="" width={44} height={44} />
        <div>
          {line.orderUnit === '' ? (
            line.productName
          ) : (
            <PageLink href={itemHref(line.skuCode)}>{line.productName}</PageLink>
          )}
          <Quiet as="p" under>
            {[line.skuCode, line.brandName, line.mpn].filter(Boolean).join(' · ')}
          </Quiet>
          {line.note && (
            <Quiet as="p" under>
              备注：{line.note}
            </Quiet>
          )}
          {line.obstacle !== null && <p className={styles.reason}>{line.obstacle}</p>}
        </div>
      </Row>
    ),
  },
  { key: 'delivery', header: '发货', width: 140, render: (line) => line.deliveryText },
  {
    key: 'price',
    header: '含税单价',
    align: 'right',
    width: 150,
    render: (line) => <Money yuan={line.salesPrice} unit={line.orderUnit} />,
  },
  {
    key: 'quantity',
    header: '数量',
    align: 'right',
    width: 100,
    render: (line) => `${line.quantity} ${line.orderUnit}`,
  },
  {
    key: 'amount',
    header: '小计',
    align: 'right',
    width: 140,
    render: (line) => (line.obstacle === null ? <Money yuan={line.amount} exact /> : '—'),
  },
];
