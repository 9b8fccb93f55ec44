import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { TextAreaField } from '#platform/web/controls/text-field.tsx';
import { Facts } from '#platform/web/display/facts.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { ProblemLine } from '#platform/web/feedback/problem-line.tsx';
import { Dialog } from '#platform/web/overlays/dialog.tsx';
import type { ReceiptView } from '../../contract/receivable-schemas.ts';
import styles from '../receivables.module.css';
import { spreadItems } from './firm-items.ts';
import { firmQuery } from './load-receivables.ts';
import type { ReceiptAct } from './receipt-acts.tsx';
import { receivableDeskApi, useBooking } from './receivable-desk-api.ts';
import { isSpread, SpreadFields, spreadOf } from './spread-fields.tsx';

const TITLES: Readonly<Record<ReceiptAct, string>> = {
  allocate: '核销回款',
  collect: '登记汇票兑付',
  reverse: '冲销回款',
};

type Props = { receipt: ReceiptView; act: ReceiptAct; onClose: () => void };

/** One act on a receipt: puts the rest of it on statements, has its bill collected, or takes all of it back. */
export function ReceiptDialog({ receipt, act, onClose }: Props) {
  const { busy, problem, run } = useBooking();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [reason, setReason] = useState('');
  const { receiptNo, version, customerCode, amount, free, firmName } = receipt;
  const { data: firm } = useQuery({ ...firmQuery(customerCode), enabled: act === 'allocate' });
  const seen = { receiptNo, version };
  const { call } = receivableDeskApi;
  const works = {
    allocate: () => run((options) => call.allocate({ ...seen, items: spreadOf(typed) }, options), '已核销'),
    collect: () => run((options) => call.collect(seen, options), '已登记兑付'),
    reverse: () => run((options) => call.reverse({ ...seen, reason: reason.trim() }, options), '已冲销'),
  };
  const whole = {
    allocate: spreadOf(typed).length > 0 && isSpread(typed),
    collect: true,
    reverse: reason.trim().length >= 2,
  };
  const save = async () => {
    if (await works[act]()) onClose();
  };
  const takeOff = async (statementNo: string) => {
    if (await run((options) => call.unallocate({ ...seen, statementNo }, options), '已取消核销')) onClose();
  };
  const standing = [...new Set(receipt.allocations.map(({ statementNo }) => statementNo))];
  const buttons = (
    <>
      <Button onClick={onClose} disabled={busy}>
        取消
      </Button>
      <Button kind="primary" busy={busy} disabled={!whole[act]} onClick={() => void save()}>
        {TITLES[act]}
      </Button>
    </>
  );
  return (
    <Dialog open title={TITLES[act]} size="lg" footer={buttons} locked={busy} onClose={onClose}>
      <Stack>
        <Facts
          columns={2}
          facts={[
            { label: '客户', value: firmName },
            { label: '回款单', value: receiptNo },
            { label: '金额', value: <Money yuan={amount} exact /> },
            { label: '待核销', value: <Money yuan={free} exact /> },
          ]}
        />
        {act === 'allocate' && firm && <SpreadFields items={spreadItems(firm.items)} typed={typed} onType={setTyped} />}
        {act === 'allocate' && free !== amount && (
          <ul className={styles.items} aria-label="已核销">
            {standing.map((statementNo) => (
              <li key={statementNo} className={styles.item}>
                <span>已核销到 {statementNo}</span>
                <Button size="sm" busy={busy} onClick={() => void takeOff(statementNo)}>
                  取消核销
                </Button>
              </li>
            ))}
          </ul>
        )}
        {act === 'reverse' && (
          <>
            <TextAreaField
              label="冲销原因"
              required
              maxLength={200}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
            <p className={styles.note}>冲销后已核销的对账单恢复未付，客户重新欠这笔款；不能撤销。</p>
          </>
        )}
        {act === 'collect' && <p className={styles.note}>请在汇票实际兑付后登记。拒付请用“冲销”。</p>}
        <ProblemLine>{problem}</ProblemLine>
      </Stack>
    </Dialog>
  );
}
