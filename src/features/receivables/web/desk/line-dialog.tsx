import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { TextField } from '#platform/web/controls/text-field.tsx';
import { Facts } from '#platform/web/display/facts.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { ProblemLine } from '#platform/web/feedback/problem-line.tsx';
import { Dialog } from '#platform/web/overlays/dialog.tsx';
import type { BankLineView, Proposal } from '../../contract/bank-schemas.ts';
import styles from '../receivables.module.css';
import { spreadItems } from './firm-items.ts';
import { firmQuery } from './load-receivables.ts';
import { bankApi, useBooking } from './receivable-desk-api.ts';
import { isSpread, SpreadFields, spreadOf } from './spread-fields.tsx';

const typedOf = (proposal: Proposal | undefined) =>
  Object.fromEntries((proposal?.items ?? []).map(({ statementNo, amount }) => [statementNo, amount]));

/** A person says whose money a line is and what it pays, or that it is no customer's. */
export function LineDialog({ line, onClose }: { line: BankLineView; onClose: () => void }) {
  const { lineId, version, status, proposals } = line;
  const { busy, problem, run } = useBooking();
  const [customerCode, setCustomerCode] = useState(proposals[0]?.customerCode ?? '');
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(typedOf(proposals[0]));
  const [note, setNote] = useState('');
  const { data: firm } = useQuery({ ...firmQuery(customerCode), enabled: customerCode.length >= 4, retry: false });
  const seen = { lineId, version };
  const { call } = bankApi;
  const close = async (work: Promise<boolean>) => {
    if (await work) onClose();
  };
  const book = () =>
    close(run((options) => call.book({ ...seen, customerCode, items: spreadOf(typed) }, options), '已登记回款'));
  const ignore = () => close(run((options) => call.ignore({ ...seen, note: note.trim() }, options), '已标记为不处理'));
  const reopen = () => close(run((options) => call.reopen(seen, options), '已恢复为未匹配'));
  const choose = (proposal: Proposal) => {
    setCustomerCode(proposal.customerCode);
    setTyped(typedOf(proposal));
  };
  const buttons =
    status === 'ignored' ? (
      <Button kind="primary" busy={busy} onClick={() => void reopen()}>
        重新处理
      </Button>
    ) : (
      <>
        <Button busy={busy} disabled={note.trim().length < 2} onClick={() => void ignore()}>
          不作回款
        </Button>
        <Button kind="primary" busy={busy} disabled={!firm || !isSpread(typed)} onClick={() => void book()}>
          登记回款
        </Button>
      </>
    );
  return (
    <Dialog open title="确认银行流水" size="lg" footer={buttons} locked={busy} onClose={onClose}>
      <Stack>
        <Facts
          columns={2}
          facts={[
            { label: '对方户名', value: line.payerName },
            { label: '金额', value: <Money yuan={line.amount} exact /> },
            { label: '交易日期', value: line.bookedOn },
            { label: '附言', value: line.remark },
          ]}
        />
        {status !== 'ignored' && (
          <>
            <Proposals proposals={proposals} onChoose={choose} />
            <TextField
              label="客户编号"
              required
              hint={firm?.row.firmName ?? '填写客户编号，核对名称'}
              value={customerCode}
              onChange={(event) => {
                setCustomerCode(event.target.value.trim());
                setTyped({});
              }}
            />
            {firm && <SpreadFields items={spreadItems(firm.items)} typed={typed} onType={setTyped} />}
            <TextField
              label="不作回款的原因"
              placeholder="利息、退款、往来款等"
              maxLength={200}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          </>
        )}
        <ProblemLine>{problem}</ProblemLine>
      </Stack>
    </Dialog>
  );
}

function Proposals({ proposals, onChoose }: { proposals: readonly Proposal[]; onChoose: (one: Proposal) => void }) {
  if (proposals.length === 0) return null;
  return (
    <ul className={styles.items} aria-label="可能的客户">
      {proposals.map((one) => (
        <li
          key={`${one.customerCode}${one.items.map(({ statementNo }) => statementNo).join()}`}
          className={styles.item}
        >
          <span>
            {one.firmName}
            <small className={styles.note}>
              {' '}
              {one.gradeLabel} · {one.items.map(({ statementNo }) => statementNo).join('、') || '无待付对账单'}
            </small>
          </span>
          <Button size="sm" onClick={() => onChoose(one)}>
            选用
          </Button>
        </li>
      ))}
    </ul>
  );
}
