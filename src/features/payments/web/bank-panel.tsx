import { displayTime } from '#platform/shared/display-time.ts';
import { CopyText } from '#platform/web/controls/copy-text.tsx';
import { Facts } from '#platform/web/display/facts.tsx';
import { Money } from '#platform/web/display/money.tsx';
import type { PaymentState } from '../contract/payment-schemas.ts';
import styles from './payment.module.css';

const copied = (text: string, label: string) => (
  <span className={styles.copied}>
    <b>{text}</b> <CopyText text={text} label={label} />
  </span>
);

/** Account to transfer to, with what must stand in the remark: the desk finds the money by it. */
export function BankPanel({ state }: { state: PaymentState }) {
  const { accountName = '', bankName = '', accountNo = '', remark = '' } = state.payment?.instructions ?? {};
  const facts = [
    { label: '收款户名', value: copied(accountName, '收款户名') },
    { label: '开户银行', value: bankName },
    { label: '银行账号', value: copied(accountNo, '银行账号') },
    { label: '转账金额', value: <Money yuan={state.amount} exact className={styles.amount} /> },
    { label: '转账附言', value: copied(remark, '转账附言') },
    { label: '保留至', value: state.holdUntil && displayTime(state.holdUntil) },
  ];
  return (
    <div className={styles.bank}>
      <Facts facts={facts} columns={2} />
      <p className={styles.hint}>请按应付金额一次转足，并在附言中只填写订单号，到账后通常 1 小时内确认并安排发货。</p>
    </div>
  );
}
