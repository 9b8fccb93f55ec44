import { useState } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { TextField } from '#platform/web/controls/text-field.tsx';
import { Halves } from '#platform/web/display/halves.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { Tag, type TagTone } from '#platform/web/display/tag.tsx';
import { ProblemLine } from '#platform/web/feedback/problem-line.tsx';
import { Pair } from '#platform/web/kits/list/pair.tsx';
import { Dialog } from '#platform/web/overlays/dialog.tsx';
import { useAct } from '#platform/web/use-act.ts';
import type { DeskPayment, TransferMatches } from '../../contract/payment-schemas.ts';
import { paymentDeskApi } from './payment-desk-api.ts';
import styles from './payments-desk.module.css';

const GRADES: Readonly<Record<TransferMatches[number]['grade'], { label: string; tone: TagTone }>> = {
  sure: { label: '金额和单号一致', tone: 'success' },
  likely: { label: '金额和客户一致', tone: 'progress' },
  amount: { label: '仅金额一致', tone: 'warning' },
  number: { label: '单号一致，金额不符', tone: 'danger' },
};

type MatchDialogProps = { onChoose: (payment: DeskPayment) => void; onClose: () => void };

/** Finds the order that money in the bank's statement belongs to; a person decides. */
export function MatchDialog({ onChoose, onClose }: MatchDialogProps) {
  const [amount, setAmount] = useState('');
  const [remark, setRemark] = useState('');
  const [found, setFound] = useState<TransferMatches | null>(null);
  const { problem, run } = useAct({ otherwise: '没有查到，请检查网络后重试', renews: [] });
  const find = () => run(async () => setFound(await paymentDeskApi.call.match({ amount, remark: remark.trim() })));
  const buttons = (
    <>
      <Button onClick={onClose}>关闭</Button>
      <Button kind="primary" disabled={!/^\d+(\.\d{1,2})?$/.test(amount)} onClick={() => void find()}>
        查找订单
      </Button>
    </>
  );
  return (
    <Dialog open title="按银行流水匹配订单" size="lg" footer={buttons} onClose={onClose}>
      <Halves>
        <TextField
          label="到账金额"
          required
          inputMode="decimal"
          value={amount}
          onChange={(event) => setAmount(event.target.value.trim())}
        />
        <TextField
          label="附言与付款户名"
          placeholder="粘贴流水中的附言、户名"
          maxLength={200}
          value={remark}
          onChange={(event) => setRemark(event.target.value)}
        />
      </Halves>
      <ProblemLine apart>{problem}</ProblemLine>
      {found?.length === 0 && <p className={styles.note}>没有等待这笔转账的订单。</p>}
      <ul className={styles.matches} aria-label="可能的订单">
        {(found ?? []).map(({ grade, payment }) => (
          <li key={payment.payNo} className={styles.match}>
            <Tag tone={GRADES[grade].tone}>{GRADES[grade].label}</Tag>
            <Pair>
              <span>
                {payment.orderNo} · <Money yuan={payment.amount} exact />
              </span>
              <small>{payment.firmName}</small>
            </Pair>
            <Button size="sm" aria-label={`选择 ${payment.orderNo}`} onClick={() => onChoose(payment)}>
              选择
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
