import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { SelectField } from '#platform/web/controls/select-field.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { ProblemLine } from '#platform/web/feedback/problem-line.tsx';
import { Dialog } from '#platform/web/overlays/dialog.tsx';
import { type ColumnUses, MAX_BANK_BYTES, type UploadAnswer } from '../../contract/bank-schemas.ts';
import styles from '../receivables.module.css';
import { AccountFields } from './account-fields.tsx';
import { ColumnFields } from './column-fields.tsx';
import { BadRows } from './import-list.tsx';
import { accountsQuery } from './load-bank.ts';
import { bankApi, useBooking } from './receivable-desk-api.ts';

function Outcome({ answer: { imported, again } }: { answer: UploadAnswer }) {
  if (!imported) return null;
  const { newCount, knownCount, matched, waiting, badRows } = imported;
  return (
    <div role="status">
      <p>
        {again ? '这个文件以前导入过，没有变化：' : '导入完成：'}新增 {newCount} 条，已有 {knownCount} 条；自动入账{' '}
        {matched} 条，待处理 {waiting} 条。
      </p>
      {badRows.length > 0 && <BadRows rows={badRows} />}
    </div>
  );
}

/** Brings a bank's statement: the account, the file, and what its columns mean where nobody knows. */
export function UploadDialog({ onClose }: { onClose: () => void }) {
  const { busy, problem, obtain } = useBooking();
  const { data: known } = useQuery(accountsQuery);
  const accounts = known ?? [];
  const [accountId, setAccountId] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [answer, setAnswer] = useState<UploadAnswer | null>(null);
  const [uses, setUses] = useState<ColumnUses>({});
  const chosen = accountId || accounts[0]?.accountId || '';
  const asking = answer !== null && answer.imported === null;
  const choose = (picked: File | undefined) => {
    setAnswer(null);
    setRefusal(picked && picked.size > MAX_BANK_BYTES ? '文件最大 5 MB，请按日期拆成几个文件' : null);
    setFile(picked ?? null);
  };
  const send = async () => {
    if (!file) return;
    const columns = asking ? JSON.stringify(uses) : '';
    const got = await obtain((options) =>
      bankApi.call.upload({ accountId: chosen, fileName: file.name, file, columns }, options),
    );
    if (!got) return;
    setAnswer(got);
    setUses(got.guessed);
  };
  const done = answer?.imported !== null && answer !== null;
  const buttons = (
    <>
      <Button onClick={onClose} disabled={busy}>
        关闭
      </Button>
      {!done && (
        <Button
          kind="primary"
          busy={busy}
          disabled={!file || chosen === '' || refusal !== null}
          onClick={() => void send()}
        >
          {asking ? '按此对应导入' : '导入'}
        </Button>
      )}
    </>
  );
  return (
    <Dialog open title="导入银行流水" size="lg" footer={buttons} locked={busy} onClose={onClose}>
      <Stack>
        {accounts.length > 0 && (
          <SelectField
            label="银行账户"
            options={accounts.map((one) => ({
              value: one.accountId,
              label: `${one.name}（${one.bankName} ${one.accountNo}）`,
            }))}
            value={chosen}
            onChange={(event) => setAccountId(event.target.value)}
          />
        )}
        <AccountFields open={known?.length === 0} />
        <input
          type="file"
          aria-label="银行流水文件"
          accept=".csv,.txt,.xlsx,.xml,.sta,.940"
          disabled={busy}
          onChange={(event) => choose(event.target.files?.[0])}
        />
        <p className={styles.note}>
          网银导出的 CSV（GBK 或 UTF-8）、XLSX，或 MT940、CAMT.053。重复的文件和流水不会重复入账，列对应按账户记住。
        </p>
        {asking && answer && <ColumnFields answer={answer} uses={uses} onChange={setUses} />}
        {answer && <Outcome answer={answer} />}
        <ProblemLine>{refusal ?? problem}</ProblemLine>
      </Stack>
    </Dialog>
  );
}
