import { useState } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { CopyText } from '#platform/web/controls/copy-text.tsx';
import { TextField } from '#platform/web/controls/text-field.tsx';
import { Facts } from '#platform/web/display/facts.tsx';
import { Halves } from '#platform/web/display/halves.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { ProblemLine } from '#platform/web/feedback/problem-line.tsx';
import { Dialog } from '#platform/web/overlays/dialog.tsx';
import type { DeskPayment } from '../../contract/payment-schemas.ts';
import { paymentDeskApi } from './payment-desk-api.ts';
import styles from './payments-desk.module.css';
import { usePaymentAct } from './use-payment-act.ts';

type BookDialogProps = { payment: DeskPayment; onClose: () => void };

/** Books a transfer that came in, or a refund that went out, under the number in the bank's books. */
export function BookDialog({ payment, onClose }: BookDialogProps) {
  const { busy, problem, run } = usePaymentAct();
  const [amount, setAmount] = useState('');
  const [bankReference, setBankReference] = useState('');
  const confirming = payment.act === 'confirm';
  const { payNo } = payment;
  const reference = bankReference.trim();
  const save = async () => {
    const done = confirming
      ? await run(
          (options) => paymentDeskApi.call.confirm({ payNo, amount, bankReference: reference }, options),
          '已确认到账',
        )
      : await run(
          (options) => paymentDeskApi.call.refunded({ payNo, bankReference: reference }, options),
          '已确认退款',
        );
    if (done) onClose();
  };
  const askChannel = async () => {
    const asked = await run((options) => paymentDeskApi.call.retryRefund({ payNo }, options), '已重新向渠道申请退款');
    if (asked) onClose();
  };
  const whole = reference.length >= 4 && (!confirming || /^\d+(\.\d{1,2})?$/.test(amount));
  const buttons = (
    <>
      <Button onClick={onClose} disabled={busy}>
        取消
      </Button>
      {!confirming && payment.channel !== 'transfer' && (
        <Button busy={busy} onClick={() => void askChannel()}>
          重新由渠道退款
        </Button>
      )}
      <Button kind="primary" busy={busy} disabled={!whole} onClick={() => void save()}>
        {confirming ? '确认到账' : '确认退款'}
      </Button>
    </>
  );
  return (
    <Dialog open title={confirming ? '确认转账到账' : '确认退款完成'} footer={buttons} locked={busy} onClose={onClose}>
      <BookFacts payment={payment} />
      <Halves>
        {confirming && (
          <TextField
            label="到账金额"
            required
            inputMode="decimal"
            placeholder="按银行流水填写"
            value={amount}
            onChange={(event) => setAmount(event.target.value.trim())}
          />
        )}
        <TextField
          label="银行流水号"
          required
          maxLength={64}
          value={bankReference}
          onChange={(event) => setBankReference(event.target.value)}
        />
      </Halves>
      <ProblemLine apart>{problem}</ProblemLine>
      <p className={styles.note}>
        {confirming
          ? '金额必须与应付金额一致；确认后订单立即转为待发货。'
          : '请在款项实际退出后确认，确认后不能撤销。由渠道重新退款的，等渠道答复，不要另外转账。'}
      </p>
    </Dialog>
  );
}

function BookFacts({ payment }: { payment: DeskPayment }) {
  const { firmName, orderNo, orderStatusLabel, amount, refund } = payment;
  const accounts = accountFacts(payment);
  const unknown = payment.act === 'refund' && payment.channel === 'transfer' && accounts.length === 0;
  const refused = refund?.failure ? [{ label: '渠道拒绝原因', value: refund.failure }] : [];
  const money =
    payment.act === 'confirm'
      ? { label: '应付金额', value: <Money yuan={amount} exact /> }
      : { label: '退款金额', value: <Money yuan={refund?.amount ?? amount} exact /> };
  return (
    <div className={styles.facts}>
      <Facts
        columns={2}
        facts={[
          { label: '客户', value: firmName },
          { label: '订单号', value: orderNo },
          money,
          { label: '订单状态', value: orderStatusLabel },
          ...accounts,
          ...refused,
        ]}
      />
      {unknown && <p className={styles.note}>没有登记收款账户，请与客户核对后再转账。</p>}
    </div>
  );
}

const copied = (text: string, label: string) => (
  <>
    {text} <CopyText text={text} label={label} />
  </>
);

/** Where the money is transferred to, ready to be copied into the bank's page. */
const accountFacts = ({ act, refund }: DeskPayment) =>
  (act === 'refund' ? (refund?.accounts ?? []) : []).flatMap(({ caseNo, holder, bank, number }) => [
    { label: '收款户名', value: copied(holder, '收款户名') },
    { label: '收款账号', value: copied(number, '收款账号') },
    { label: '开户行', value: copied(bank, '开户行') },
    { label: '售后单', value: caseNo },
  ]);
