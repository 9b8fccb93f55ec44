import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { displayTime } from '#platform/shared/display-time.ts';
import { newIdempotencyKey } from '#platform/web/api-client.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { CopyText } from '#platform/web/controls/copy-text.tsx';
import { SelectField } from '#platform/web/controls/select-field.tsx';
import { TextField } from '#platform/web/controls/text-field.tsx';
import { Dialog } from '#platform/web/overlays/dialog.tsx';
import { useAct } from '#platform/web/use-act.ts';
import type { OwnShare } from '../../contract/shared-cart-schemas.ts';
import { CART_TYPE } from '../cart-api.ts';
import styles from '../cart-dialog.module.css';
import { newShareToken, shareAddress } from './share-token.ts';
import { sharedCartsApi } from './shared-cart-api.ts';
import { ownSharesQuery } from './shared-cart-queries.ts';

export type ShareDialogProps = {
  /** Lines that are chosen. */
  count: number;
  onClose: () => void;
};

const DAYS = [1, 7, 30, 90].map((days) => ({ value: String(days), label: `${days} 天` }));

/** Makes a link to the chosen goods, and lists the links that still open. */
export default function ShareDialog({ count, onClose }: ShareDialogProps) {
  const [name, setName] = useState('');
  const [days, setDays] = useState('7');
  // One act, one key and one token: a second try after a lost answer makes no second link.
  const [act] = useState(() => ({ token: newShareToken(), key: newIdempotencyKey() }));
  const [address, setAddress] = useState<string | null>(null);
  const { busy, run } = useAct({
    passing: true,
    otherwise: '分享失败，请检查网络后重试',
    renews: [ownSharesQuery.queryKey],
  });
  const save = () =>
    run(async () => {
      const input = { type: CART_TYPE, token: act.token, name: name.trim(), days: Number(days) } as const;
      await sharedCartsApi.call.save(input, { context: { idempotencyKey: act.key } });
      setAddress(shareAddress(act.token));
    });
  const buttons = (
    <>
      <Button onClick={onClose}>关闭</Button>
      {address === null && (
        <Button kind="primary" busy={busy} disabled={count === 0} onClick={() => void save()}>
          生成链接
        </Button>
      )}
    </>
  );
  return (
    <Dialog open title="分享购物车" footer={buttons} locked={busy} onClose={onClose}>
      {address === null ? (
        <>
          <p className={styles.lead}>
            {count > 0
              ? `分享选中的 ${count} 种商品和数量。对方登录后看到自己的价格，可加入自己的购物车。`
              : '请先在购物车中选择要分享的商品。'}
          </p>
          <div className={styles.form}>
            <TextField
              label="名称（选填）"
              placeholder="如：十二月备件"
              maxLength={60}
              value={name}
              data-first-focus
              onChange={(event) => setName(event.target.value)}
            />
            <SelectField label="有效期" options={DAYS} value={days} onChange={(event) => setDays(event.target.value)} />
          </div>
        </>
      ) : (
        <NewLink address={address} />
      )}
      <OwnShares />
    </Dialog>
  );
}

function NewLink({ address }: { address: string }) {
  return (
    <>
      <div className={styles.link}>
        <span className={styles.address}>{address}</span>
        <CopyText text={address} label="链接" />
      </div>
      <p className={styles.hint}>链接只显示这一次，请复制后发给对方。购物车之后的修改不影响已分享的内容。</p>
    </>
  );
}

function OwnShares() {
  const { data: shares } = useQuery(ownSharesQuery);
  const { run } = useAct({
    passing: true,
    staleAfter: 'any',
    otherwise: '删除失败，请检查网络后重试',
    renews: [ownSharesQuery.queryKey],
  });
  const remove = ({ id }: OwnShare) => run(() => sharedCartsApi.call.delete({ id }), '已删除，链接不再有效');
  if (!shares?.length) return null;
  return (
    <section className={styles.shares}>
      <h3 className={styles.subtitle}>我的分享（{shares.length}）</h3>
      <ul>
        {shares.map((share) => (
          <li key={share.id} className={styles.share}>
            <div className={styles.shareName}>
              {share.name}
              <p className={styles.facts}>
                {share.lineCount} 种 · 打开 {share.openedCount} 次 · {displayTime(share.expiresAt)} 到期
              </p>
            </div>
            <Button kind="quiet" size="sm" aria-label={`删除 ${share.name}`} onClick={() => void remove(share)}>
              删除
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
