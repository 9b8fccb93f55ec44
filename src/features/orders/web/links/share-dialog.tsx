import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { displayTime } from '#platform/shared/display-time.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { Checkbox } from '#platform/web/controls/checkbox.tsx';
import { SelectField } from '#platform/web/controls/select-field.tsx';
import { Row } from '#platform/web/display/row.tsx';
import { Dialog } from '#platform/web/overlays/dialog.tsx';
import { useAct } from '#platform/web/use-act.ts';
import type { SharedLink } from '../../contract/order-link-contract.ts';
import { LINK_DAYS } from '../../rules/life/order-link.ts';
import { orderLinkApi } from '../order-api.ts';
import { ORDERS_KEY, orderLinksQuery } from '../order-queries.ts';
import { MadeLink } from './made-link.tsx';
import styles from './share-dialog.module.css';

type Days = (typeof LINK_DAYS)[number];

const USUAL_DAYS: Days = 7;

/** Links that open this one order to people without an account: make, look after, end. */
export function ShareDialog({ orderNo, onClose }: { orderNo: string; onClose: () => void }) {
  const { busy, run } = useAct({
    passing: true,
    otherwise: '操作失败，请检查网络后重试',
    renews: [orderLinksQuery(orderNo).queryKey, ORDERS_KEY],
  });
  const { data: links = [] } = useQuery(orderLinksQuery(orderNo));
  const [made, setMade] = useState<{ address: string; until: string } | null>(null);
  const make = (days: Days, prices: boolean) =>
    run(async () => {
      const { url, until } = await orderLinkApi.call.make({ orderNo, days, prices });
      setMade({ address: url, until });
    });
  const revoke = (linkId: string) => run(() => orderLinkApi.call.revoke({ orderNo, linkId }), '链接已停用');
  return (
    <Dialog open title="分享订单" size="lg" onClose={onClose} footer={<Button onClick={onClose}>完成</Button>}>
      <div className={styles.share}>
        <p className={styles.note}>
          拿到链接的人不用登录就能看到这张订单，电话打码；每次打开都会记入订单动态，可随时停用。
        </p>
        {made ? <MadeLink {...made} /> : <NewLink busy={busy} onMake={(days, prices) => void make(days, prices)} />}
        {links.length > 0 && <LinkList links={links} onRevoke={(linkId) => void revoke(linkId)} />}
      </div>
    </Dialog>
  );
}

function NewLink({ busy, onMake }: { busy: boolean; onMake: (days: Days, prices: boolean) => void }) {
  const [days, setDays] = useState<Days>(USUAL_DAYS);
  const [prices, setPrices] = useState(false);
  return (
    <Row gap="12px 20px" looks={['wrap', 'bottom']}>
      <SelectField
        label="有效期"
        value={String(days)}
        options={LINK_DAYS.map((one) => ({ value: String(one), label: `${one} 天` }))}
        onChange={({ target }) => setDays(LINK_DAYS.find((one) => String(one) === target.value) ?? USUAL_DAYS)}
      />
      <Checkbox label="显示价格和金额" checked={prices} onChange={({ target }) => setPrices(target.checked)} />
      <Button kind="primary" busy={busy} onClick={() => onMake(days, prices)}>
        生成链接
      </Button>
    </Row>
  );
}

function LinkList({ links, onRevoke }: { links: readonly SharedLink[]; onRevoke: (linkId: string) => void }) {
  return (
    <ul className={styles.links} aria-label="已生成的链接">
      {links.map((link) => (
        <li key={link.linkId} className={styles.link}>
          <span>
            {displayTime(link.createdAt)} {link.creatorName}
            <span className={styles.fact}>
              {link.prices ? '含价格' : '不含价格'} · 有效至 {displayTime(link.until)} · 打开 {link.openings} 次
            </span>
          </span>
          <span>{link.stateLabel}</span>
          {link.state === 'open' && (
            <Button
              size="sm"
              aria-label={`停用 ${displayTime(link.createdAt)} 的链接`}
              onClick={() => onRevoke(link.linkId)}
            >
              停用
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
