import { CASE_REASONS } from '../../contract/case-reasons.ts';
import { PAYER_WORDS } from '../case-amounts.ts';
import styles from './wish.module.css';
import type { Wish } from './wishes.ts';

const SHOWN = { picture: '图片', video: '视频', measure: '实测尺寸' } as const;

/** What the reason asks for, and who pays freight. */
export function ReasonNote({ wish: { reason } }: { wish: Wish }) {
  if (!reason) return null;
  const { fault, evidence } = CASE_REASONS[reason];
  const wanted = evidence.map((one) => SHOWN[one]).join('、');
  return (
    <span className={styles.quiet}>
      {PAYER_WORDS[fault ? 'shop' : 'buyer']}
      {wanted && `，需要提供${wanted}`}
    </span>
  );
}
