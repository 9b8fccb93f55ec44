import { CASE_REASONS } from '../../contract/case-reasons.ts';
import { PAYER_WORDS } from '../case-amounts.ts';
import { goodsComeBack } from './wire-wishes.ts';
import styles from './wish.module.css';
import type { Wish } from './wishes.ts';

const SHOWN = { picture: '图片', video: '视频', measure: '实测尺寸' } as const;

/** What the reason asks for, and who pays freight where goods come back. */
export function ReasonNote({ wish: { kind, reason } }: { wish: Wish }) {
  if (!reason) return null;
  const { fault, evidence } = CASE_REASONS[reason];
  const wanted = evidence.map((one) => SHOWN[one]).join('、');
  const told = [goodsComeBack(kind) && PAYER_WORDS[fault ? 'shop' : 'buyer'], wanted && `需要提供${wanted}`];
  return <span className={styles.quiet}>{told.filter(Boolean).join('，')}</span>;
}
