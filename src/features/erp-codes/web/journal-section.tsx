import { useState } from 'react';
import { ExportButton } from '#business/transfers/web/public.ts';
import { SelectField } from '#platform/web/controls/select-field.tsx';
import { TextField } from '#platform/web/controls/text-field.tsx';
import { Row } from '#platform/web/display/row.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import type { ErpCode } from '../contract/erp-code-schemas.ts';
import exports from '../contract/exports.gen.json';

const FORMATS = [
  { value: 'xlsx', label: 'Excel（XLSX）' },
  { value: 'csv', label: 'CSV' },
];
type Format = 'xlsx' | 'csv';

/** The month before this one, which is what is usually closed. */
function lastMonth(now: Date): { dateFrom: string; dateTo: string } {
  const [year, month] = [now.getFullYear(), now.getMonth()];
  const day = (date: Date) =>
    [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
  return { dateFrom: day(new Date(year, month - 1, 1)), dateTo: day(new Date(year, month, 0)) };
}

/** Vouchers of a period as a file: one for each invoice and red letter. */
export function JournalSection({ codes }: { codes: readonly ErpCode[] }) {
  const [days, setDays] = useState(() => lastMonth(new Date()));
  const [format, setFormat] = useState<Format>('xlsx');
  const stands = (role: ErpCode['role']) =>
    codes.some((code) => code.role === role && code.costCenter === '' && code.category === '');
  const missing = !stands('expense') || !stands('payable');
  return (
    <Section title="导出记账凭证" note="按开票日期，每张发票、每张红字发票一张凭证，借贷相等">
      <Stack gap={10}>
        <Row gap={12} looks={['wrap']}>
          <TextField
            label="开票日期从"
            type="date"
            value={days.dateFrom}
            onChange={({ target }) => setDays({ ...days, dateFrom: target.value })}
          />
          <TextField
            label="到"
            type="date"
            value={days.dateTo}
            onChange={({ target }) => setDays({ ...days, dateTo: target.value })}
          />
          <SelectField
            label="文件格式"
            value={format}
            options={FORMATS}
            onChange={({ target }) => setFormat(target.value as Format)}
          />
        </Row>
        <Row gap={12} looks={['wrap']}>
          <ExportButton {...exports['erp-journal']} input={{ ...days, format }}>
            导出凭证
          </ExportButton>
          {missing && <span>请先维护下面的默认费用科目和应付账款科目。</span>}
        </Row>
      </Stack>
    </Section>
  );
}
