import { useState } from 'react';
import { ActDialog } from '#features/fulfilment/web/desk/public.ts';
import { displayFen, displayYuan } from '#platform/shared/display-money.ts';
import { parseAmount } from '#platform/shared/money.ts';
import { SelectField } from '#platform/web/controls/select-field.tsx';
import { TextAreaField, TextField } from '#platform/web/controls/text-field.tsx';
import { Halves } from '#platform/web/display/halves.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { useAct } from '#platform/web/use-act.ts';
import type { DeskCase } from '../../contract/case-desk-schemas.ts';
import type { CaseKind, ReturnWay } from '../../contract/case-words.ts';
import { KIND_RULES } from '../../rules/case-kinds.ts';
import { wantsSecondPerson } from '../../rules/goods-back.ts';
import styles from './case-desk.module.css';
import { caseDeskApi } from './case-desk-api.ts';
import { GrantLines } from './grant-lines.tsx';
import { asAsked, readGrant } from './typed-grant.ts';
import { WarehouseSelect } from './warehouse-select.tsx';

const PAYERS = [
  { value: 'shop', label: '商家承担' },
  { value: 'buyer', label: '客户承担' },
];

/** What is granted, line by line, and what becomes of the goods. Above a limit a second person is asked, which is said before. */
export function GrantDialog({ found, onClose }: { found: DeskCase; onClose: () => void }) {
  const { caseNo, version, lines, ways, freightLeft } = found;
  const kind = found.kind as CaseKind;
  const { lessMoney } = KIND_RULES[kind];
  const act = useAct({ staleAfter: ['CASE_CHANGED', 'CASE_DESK_STEP'] });
  const [typed, setTyped] = useState(() => asAsked(lines));
  const asked = found.returnWay as ReturnWay;
  const [returnWay, setReturnWay] = useState(
    KIND_RULES[kind].ways.includes(asked) ? asked : (KIND_RULES[kind].ways[0] ?? 'none'),
  );
  const [freightPayer, setFreightPayer] = useState(found.freightPayer);
  const [freight, setFreight] = useState(lessMoney ? found.freight : '0.00');
  const [warehouse, setWarehouse] = useState(found.warehouse);
  const [note, setNote] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const read = readGrant({ kind, returnWay, freight, freightLeft, lines, typed });
  const worthFen = 'worthFen' in read ? read.worthFen : 0n;
  const checked = wantsSecondPerson({ kind, returnWay, worthFen }, parseAmount(found.aloneAmount));
  const save = async () => {
    setWrong('problem' in read ? read.problem : null);
    if ('problem' in read) return;
    const ways = { returnWay, freightPayer, warehouse: returnWay === 'none' ? '' : warehouse };
    const input = { caseNo, version, lines: read.lines, freight: read.freight, ...ways, note: note.trim() };
    const done = checked ? '已送复核' : '审核已通过';
    if (await act.run((context) => caseDeskApi.call.grant(input, context), done)) onClose();
  };
  return (
    <ActDialog
      size="lg"
      title={`审核通过 ${caseNo}`}
      confirmLabel={checked ? '送复核' : '审核通过'}
      busy={act.busy}
      problem={wrong ?? act.problem}
      onConfirm={() => void save()}
      onClose={onClose}
    >
      <GrantLines lines={lines} typed={typed} priced={lessMoney} onChange={setTyped} />
      <Stack>
        <Halves>
          <SelectField
            label="退回方式"
            value={returnWay}
            options={ways.map(({ code, label }) => ({ value: code, label }))}
            onChange={(event) => setReturnWay(event.target.value as ReturnWay)}
          />
          {returnWay !== 'none' && (
            <>
              <SelectField
                label="退回运费"
                value={freightPayer}
                options={PAYERS}
                onChange={(event) => setFreightPayer(event.target.value === 'buyer' ? 'buyer' : 'shop')}
              />
              <WarehouseSelect label="退回仓库" value={warehouse} onChange={setWarehouse} />
            </>
          )}
          {lessMoney && freightLeft !== '0.00' && (
            <TextField
              label={`退订单运费（最多 ${displayYuan(freightLeft)}）`}
              inputMode="decimal"
              maxLength={13}
              value={freight}
              onChange={(event) => setFreight(event.target.value)}
            />
          )}
        </Halves>
        <TextAreaField
          label="给客户的说明"
          rows={2}
          maxLength={500}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <p className={styles.quiet}>
          {`合计 ${displayFen(worthFen)}。`}
          {checked && `无需退回且超过 ${displayYuan(found.aloneAmount)}，需要另一位同事复核后生效。`}
        </p>
      </Stack>
    </ActDialog>
  );
}
