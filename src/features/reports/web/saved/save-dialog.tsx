import { useState } from 'react';
import { Checkbox } from '#platform/web/controls/checkbox.tsx';
import { TextField } from '#platform/web/controls/text-field.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { ConfirmDialog } from '#platform/web/overlays/confirm-dialog.tsx';
import { useAct } from '#platform/web/use-act.ts';
import { LONGEST_NAME } from '../../contract/report-limits.ts';
import type { KeptFilter, ReportPage, SavedFilter } from '../../contract/saved-schemas.ts';
import { reportApi } from '../report-api.ts';
import { savedFiltersQuery } from '../report-queries.ts';

type Props = { page: ReportPage; filter: KeptFilter; saved: SavedFilter | null; onClose: () => void };

/** Keeps the filter as it stands under a name, a new one or one that is there. */
export function SaveDialog({ page, filter, saved, onClose }: Props) {
  const [name, setName] = useState(saved?.name ?? '');
  const [shared, setShared] = useState(saved?.shared ?? false);
  const [missing, setMissing] = useState(false);
  const act = useAct({ staleAfter: ['REPORT_FILTER_GONE'], renews: [savedFiltersQuery(page).queryKey] });
  const save = async () => {
    const said = name.trim();
    setMissing(said === '');
    if (said === '') return false;
    const input = { page, name: said, filter, shared, ...(saved && { id: saved.id }) };
    return act.run((options) => reportApi.call.saveFilter(input, options), `已保存“${said}”`);
  };
  return (
    <ConfirmDialog
      open
      title={saved ? '修改筛选方案' : '保存筛选方案'}
      confirmLabel="保存方案"
      onConfirm={save}
      onClose={onClose}
    >
      <Stack>
        <TextField
          label="名称"
          required
          data-first-focus
          maxLength={LONGEST_NAME}
          placeholder="月度例会"
          value={name}
          error={missing ? '请填写名称' : (act.problem ?? undefined)}
          onChange={({ target }) => setName(target.value)}
        />
        <Checkbox
          label="公司同事也能使用（各自只看到自己权限内的数据）"
          checked={shared}
          onChange={({ target }) => setShared(target.checked)}
        />
      </Stack>
    </ConfirmDialog>
  );
}
