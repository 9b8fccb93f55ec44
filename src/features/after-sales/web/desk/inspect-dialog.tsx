import { useState } from 'react';
import { ActDialog } from '#features/fulfilment/web/desk/public.ts';
import { TextAreaField, TextField } from '#platform/web/controls/text-field.tsx';
import { Halves } from '#platform/web/display/halves.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { useAct } from '#platform/web/use-act.ts';
import type { DeskCase } from '../../contract/case-desk-schemas.ts';
import type { CaseKind } from '../../contract/case-words.ts';
import styles from './case-desk.module.css';
import { caseDeskApi } from './case-desk-api.ts';
import { CountLines } from './count-lines.tsx';
import { asGranted, fieldsOf, readCounts } from './typed-counts.ts';
import { AMOUNT, amountOf } from './typed-grant.ts';
import { WarehouseSelect } from './warehouse-select.tsx';

const GRADED = '良品可再售；待处理的新品单独存放、不再出售；不予受理的退回客户。每件实收的商品归一级。';
const REPAIRED = '维修的商品属于客户，不入库；不予受理的原样退回。报价 0 为免费维修，直接开始。';

/** What came back, counted and graded, and what was found; of a repair what it costs. */
export function InspectDialog({ found, onClose }: { found: DeskCase; onClose: () => void }) {
  const { caseNo, version, lines } = found;
  const kind = found.kind as CaseKind;
  const act = useAct({ staleAfter: ['CASE_CHANGED', 'CASE_DESK_STEP'] });
  const [typed, setTyped] = useState(() => asGranted(kind, lines));
  const [warehouse, setWarehouse] = useState(found.warehouse);
  const [finding, setFinding] = useState('');
  const [estimate, setEstimate] = useState('0.00');
  const [days, setDays] = useState('7');
  const [wrong, setWrong] = useState<string | null>(null);
  const read = readCounts(kind, lines, typed);
  const nothing = 'accepted' in read && read.accepted === 0;
  const problemOf = () => {
    if ('problem' in read) return read.problem;
    if (kind === 'repair' && !AMOUNT.test(estimate.trim())) return '维修报价请填写金额，最多两位小数';
    if (kind === 'repair' && !/^\d{1,3}$/.test(days.trim())) return '维修天数请填写整数';
    if (finding.trim().length < 2) return '请填写检测结论，客户会看到';
    return null;
  };
  const save = async () => {
    const problem = problemOf();
    setWrong(problem);
    if (problem !== null || 'problem' in read) return;
    const repair = kind === 'repair' ? { estimate: amountOf(estimate.trim()), days: Number(days) } : {};
    const input = { caseNo, version, warehouse, lines: read.lines, finding: finding.trim(), ...repair };
    if (await act.run((context) => caseDeskApi.call.inspect(input, context), '检测结果已登记')) onClose();
  };
  return (
    <ActDialog
      size="lg"
      title={`登记检测结果 ${caseNo}`}
      confirmLabel={nothing ? '登记并驳回' : '登记检测结果'}
      danger={nothing}
      busy={act.busy}
      problem={wrong ?? act.problem}
      onConfirm={() => void save()}
      onClose={onClose}
    >
      <CountLines lines={lines} fields={fieldsOf(kind)} typed={typed} onChange={setTyped} />
      <Stack>
        <p className={styles.quiet}>
          {kind === 'repair' ? REPAIRED : GRADED}
          {nothing && ' 没有可受理的商品，售后单会驳回，检测结论作为原因告诉客户。'}
        </p>
        <Halves>
          <WarehouseSelect label="所在仓库" value={warehouse} onChange={setWarehouse} />
          {kind === 'repair' && (
            <>
              <TextField
                label="维修报价（元）"
                inputMode="decimal"
                maxLength={13}
                value={estimate}
                onChange={(event) => setEstimate(event.target.value)}
              />
              <TextField
                label="维修天数"
                inputMode="numeric"
                maxLength={3}
                value={days}
                onChange={(event) => setDays(event.target.value)}
              />
            </>
          )}
        </Halves>
        <TextAreaField
          label="检测结论（客户会看到）"
          required
          rows={2}
          maxLength={500}
          value={finding}
          onChange={(event) => setFinding(event.target.value)}
        />
      </Stack>
    </ActDialog>
  );
}
