import { useState } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { SelectField } from '#platform/web/controls/select-field.tsx';
import { TextAreaField, TextField } from '#platform/web/controls/text-field.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { ProblemLine } from '#platform/web/feedback/problem-line.tsx';
import { Dialog } from '#platform/web/overlays/dialog.tsx';
import { FilePicker } from '#platform/web/upload/file-picker.tsx';
import { usePickedFiles } from '#platform/web/upload/use-picked-files.ts';
import type { StatementDetail, StatementLine } from '../../contract/statement-schemas.ts';
import { DISPUTE_KIND_CODES, DISPUTE_KINDS, type DisputeKind } from '../../contract/statement-words.ts';
import { useStatementAct } from '../detail/use-statement-act.ts';
import { statementApi } from '../statement-api.ts';
import styles from './disputes.module.css';
import { claimOf, wantsPrice, wantsQuantity } from './typed-claims.ts';

export const MOST_DISPUTE_FILES = 10;

interface Props {
  found: StatementDetail;
  lines: readonly StatementLine[];
  onClose: () => void;
  onDone: () => void;
}

const KINDS = DISPUTE_KIND_CODES.map((value) => ({ value, label: DISPUTE_KINDS[value] }));

/** What is wrong with the chosen lines: each becomes a dispute of its own, the others go on. */
export function RaiseDialog({ found: { statementNo, version }, lines, onClose, onDone }: Props) {
  const act = useStatementAct();
  const picked = usePickedFiles(statementApi.call.upload, MOST_DISPUTE_FILES);
  const [kind, setKind] = useState<DisputeKind>('quantity');
  const [words, setWords] = useState('');
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const claims = lines.map((line) => ({ line, claim: claimOf(kind, typed[line.lineId] ?? '', line) }));
  const wrong = claims.some(({ claim }) => claim === null) || words.trim().length < 2;
  const send = async () => {
    const wanted = claims.map(({ line: { lineId }, claim }) => ({ lineId, ...claim }));
    const input = { statementNo, version, kind, lines: wanted, words: words.trim(), fileIds: idsOf(picked.files) };
    if (await act.run((context) => statementApi.call.dispute(input, context), '异议已提交，商家会尽快处理')) onDone();
  };
  const footer = (
    <>
      <Button onClick={onClose} disabled={act.busy}>
        取消
      </Button>
      <Button kind="primary" busy={act.busy || picked.busy} disabled={wrong} onClick={() => void send()}>
        提交异议
      </Button>
    </>
  );
  return (
    <Dialog open size="lg" title={`对 ${lines.length} 行提异议`} footer={footer} locked={act.busy} onClose={onClose}>
      <Stack>
        <SelectField
          label="异议类型"
          required
          value={kind}
          options={KINDS}
          onChange={({ target }) => {
            setKind(target.value as DisputeKind);
            setTyped({});
          }}
        />
        <ul className={styles.claims} aria-label="有异议的行">
          {claims.map(({ line, claim }) => (
            <li key={line.lineId} className={styles.claim}>
              <span>
                {line.name || line.sourceLabel}
                <small className={styles.fact}>
                  {line.orderNo} · 账单 {line.quantity} {line.unit} × {line.price}
                </small>
              </span>
              {(wantsQuantity(kind) || wantsPrice(kind)) && (
                <TextField
                  label={wantsQuantity(kind) ? `实收数量（${line.unit}）` : '应为含税单价（元）'}
                  required
                  inputMode={wantsQuantity(kind) ? 'numeric' : 'decimal'}
                  maxLength={14}
                  value={typed[line.lineId] ?? ''}
                  error={claim === null && (typed[line.lineId] ?? '') !== '' ? wrongClaim(kind, line) : undefined}
                  onChange={({ target }) => setTyped({ ...typed, [line.lineId]: target.value })}
                />
              )}
            </li>
          ))}
        </ul>
        <TextAreaField
          label="说明"
          required
          rows={3}
          maxLength={500}
          placeholder="例如：到货时外箱破，清点只有 18 盒，回单上有备注"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <FilePicker label="添加附件" picked={picked} />
        <ProblemLine>{act.problem}</ProblemLine>
      </Stack>
    </Dialog>
  );
}

const idsOf = (files: readonly { id: string }[]) => files.map(({ id }) => id);
const wrongClaim = (kind: DisputeKind, { quantity, price }: StatementLine) =>
  wantsQuantity(kind) ? `请填写 0 至 ${quantity - 1} 的整数` : `请填写低于 ${price} 的单价，最多四位小数`;
