import { useQuery } from '@tanstack/react-query';
import { displayTime } from '#platform/shared/display-time.ts';
import { CopyText } from '#platform/web/controls/copy-text.tsx';
import { TextField } from '#platform/web/controls/text-field.tsx';
import { orderPaperApi } from '../order-paper-api.ts';
import styles from './share-dialog.module.css';

/** QR code in the share panel, specification 9. */
const QR_PX = 150;

/** A link that was just made: its secret is shown this once. */
export function MadeLink({ address, until }: { address: string; until: string }) {
  const { data } = useQuery(
    orderPaperApi.query.qrCode.queryOptions({ input: { content: address }, staleTime: Number.POSITIVE_INFINITY }),
  );
  return (
    <div className={styles.made}>
      <div className={styles.qr} style={{ width: QR_PX, height: QR_PX }}>
        {data && <img src={data.image} alt="订单分享二维码" width={QR_PX} height={QR_PX} />}
      </div>
      <div className={styles.address}>
        <TextField
          label="分享链接"
          value={address}
          readOnly
          hint={`有效至 ${displayTime(until)}。链接只显示这一次，请现在复制。`}
          onFocus={(event) => event.target.select()}
        />
        <CopyText text={address} label="链接">
          复制链接
        </CopyText>
      </div>
    </div>
  );
}
