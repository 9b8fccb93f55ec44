import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { displayTime } from '#platform/shared/display-time.ts';
import { isCallError } from '#platform/web/api-client.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { Checkbox } from '#platform/web/controls/checkbox.tsx';
import { SelectField } from '#platform/web/controls/select-field.tsx';
import { notify } from '#platform/web/feedback/notify.ts';
import { Dialog } from '#platform/web/overlays/dialog.tsx';
import type { SharedLink } from '../../contract/order-link-contract.ts';
import { LINK_DAYS } from '../../rules/life/order-link.ts';
import { orderLinkApi } from '../order-api.ts';
import { ORDERS_KEY, orderLinksQuery } from '../order-queries.ts';
import { MadeLink } from './made-link.tsx';
import styles from './share-dialog.module.css';

type Days = (typeof LINK_DAYS)[number];

const USUAL_DAYS: Days = 7;
const wordsOf = (error: unknown) => (isCallError(error) ? error.message : '操作失败，请检查网络后重试');

/** Links that open this one order to people without an account: make, look after, end. */
export function ShareDialog({ orderNo, onClose }: { orderNo: string; onClose: () => void }) {
  const queryClient = useQueryClient();
  const { data: links = [] } = useQuery(orderLinksQuery(orderNo));
  const [made, setMade] = useState<{ address: string; until: string } | null>(null);
  const stale = async () => {
    await queryClient.invalidateQueries({ queryKey: orderLinksQuery(orderNo).queryKey });
    await queryClient.invalidateQueries({ queryKey: ORDERS_KEY });
  };
  const make = async (days: Days, prices: boolean) => {
    try {
      const { url, until } = await orderLinkApi.call.make({ orderNo, days, prices });
      setMade({ address: url, until });
      await stale();
    } catch (error) {
      notify.error(wordsOf(error));
    }
  };
  const revoke = async (linkId: string) => {
    try {
      await orderLinkApi.call.revoke({ orderNo, linkId });
      notify.success('链接已停用');
      await stale();
    } catch (error) {
      notify.error(wordsOf(error));
    }
  };
  return (
    <Dialog open title="分享订单" size="lg" onClose={onClose} footer={<Button onClick={onClose}>完成</Button>}>
      <div className={styles.share}>
        <p className={styles.note}>
          拿到链接的人不用登录就能看到这张订单，电话打码；每次打开都会记入订单动态，可随时停用。
        </p>
        {made ? <MadeLink {...made} /> : <NewLink onMake={make} />}
        {links.length > 0 && <LinkList links={links} onRevoke={(linkId) => void revoke(linkId)} />}
      </div>
    </Dialog>
  );
}

function NewLink({ onMake }: { onMake: (days: Days, prices: boolean) => Promise<void> }) {
  const [days, setDays] = useState<Days>(USUAL_DAYS);
  const [prices, setPrices] = useState(false);
  const [busy, setBusy] = useState(false);
  const make = async () => {
    setBusy(true);
    await onMake(days, prices);
    setBusy(false);
  };
  return (
    <div className={styles.wish}>
      <SelectField
        label="有效期"
        value={String(days)}
        options={LINK_DAYS.map((one) => ({ value: String(one), label: `${one} 天` }))}
        onChange={({ target }) => setDays(LINK_DAYS.find((one) => String(one) === target.value) ?? USUAL_DAYS)}
      />
      <Checkbox label="显示价格和金额" checked={prices} onChange={({ target }) => setPrices(target.checked)} />
      <Button kind="primary" busy={busy} onClick={() => void make()}>
        生成链接
      </Button>
    </div>
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
