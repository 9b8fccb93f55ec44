import { PhoneCode } from './on-demand.tsx';
import styles from './phone-hint.module.css';

/** The way to the mobile shop. */
export function PhoneHint({ url }: { url: string }) {
  return (
    <div className={styles.qr}>
      <PhoneCode url={url} />
      扫码打开手机版
    </div>
  );
}
