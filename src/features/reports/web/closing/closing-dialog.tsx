import { useState } from 'react';
import { SelectField } from '#platform/web/controls/select-field.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { ConfirmDialog } from '#platform/web/overlays/confirm-dialog.tsx';
import { useAct } from '#platform/web/use-act.ts';
import { CLOSING_DAYS } from '../../contract/report-limits.ts';
import type { Closing } from '../../contract/saved-schemas.ts';
import { reportApi } from '../report-api.ts';

const DAYS = Array.from({ length: CLOSING_DAYS.last }, (_, before) => {
  const day = String(before + CLOSING_DAYS.first);
  return { value: day, label: `次月 ${day} 日` };
});

/** The day on which the month before is closed: from then on it does not move. */
export function ClosingDialog({ closing, onClose }: { closing: Closing; onClose: () => void }) {
  const [day, setDay] = useState(String(closing.closingDay));
  const act = useAct({ otherwise: '结账日没有保存，请检查网络后重试' });
  const save = () =>
    act.run((options) => reportApi.call.setClosing({ closingDay: Number(day) }, options), `已改为次月 ${day} 日结账`);
  return (
    <ConfirmDialog open title="设置报表结账日" confirmLabel="保存结账日" onConfirm={save} onClose={onClose}>
      <Stack gap={10}>
        <SelectField
          label="上月报表在哪一天结账"
          value={day}
          options={DAYS}
          error={act.problem ?? undefined}
          onChange={({ target }) => setDay(target.value)}
        />
        <p>结账后的月份不再变动，之后的取消和改价作为更正记入当天。已经结账的月份不会重新打开。</p>
      </Stack>
    </ConfirmDialog>
  );
}
