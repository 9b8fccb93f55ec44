import { ProblemLine } from '#platform/web/feedback/problem-line.tsx';
import { ConfirmDialog } from '#platform/web/overlays/confirm-dialog.tsx';
import { useAct } from '#platform/web/use-act.ts';
import type { SavedFilter } from '../../contract/saved-schemas.ts';
import { reportApi } from '../report-api.ts';
import { savedFiltersQuery } from '../report-queries.ts';

type Props = { saved: SavedFilter; onClose: () => void };

export function RemoveDialog({ saved: { id, name, page, shared }, onClose }: Props) {
  const act = useAct({ staleAfter: ['REPORT_FILTER_GONE'], renews: [savedFiltersQuery(page).queryKey] });
  return (
    <ConfirmDialog
      open
      danger
      title={`删除筛选方案“${name}”？`}
      confirmLabel="删除"
      onConfirm={() => act.run((options) => reportApi.call.removeFilter({ id }, options), '筛选方案已删除')}
      onClose={onClose}
    >
      {shared ? '同事也将无法再使用它。报表数据不受影响。' : '报表数据不受影响。'}
      <ProblemLine apart>{act.problem}</ProblemLine>
    </ConfirmDialog>
  );
}
