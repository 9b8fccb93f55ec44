import { useState } from 'react';
import { BuyersOnly, Permitted } from '#features/access/web/public.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { StickyBar } from '#platform/web/display/sticky-bar.tsx';
import { ProblemWords } from '#platform/web/feedback/problem-line.tsx';
import type { Selection } from '#platform/web/kits/list/use-selection.ts';
import { ConfirmDialog } from '#platform/web/overlays/confirm-dialog.tsx';
import type { StatementDetail, StatementLine } from '../../contract/statement-schemas.ts';
import { RaiseDialog } from '../disputes/raise-dialog.tsx';
import { statementApi } from '../statement-api.ts';
import styles from './statement.module.css';
import { useStatementAct } from './use-statement-act.ts';

interface Props {
  found: StatementDetail;
  selection: Selection<StatementLine>;
}

const whole = (count: number) => count.toLocaleString('zh-CN');

/** Yes or no to what is chosen, or yes to everything that waits; stays in view however long the list is. */
export function StatementBar({ found, selection }: Props) {
  const { statementNo, version, byState, acts } = found;
  const act = useStatementAct();
  const [open, setOpen] = useState<'all' | 'dispute' | null>(null);
  const waiting = byState.open?.lines ?? 0;
  const chosen = selection.rows.length;
  const confirm = async (lineIds?: string[]) => {
    const answer = await act.obtain((context) =>
      statementApi.call.confirm({ statementNo, version, ...(lineIds && { lineIds }) }, context),
    );
    if (answer) selection.clear();
    return answer !== null;
  };
  return (
    <StickyBar className={styles.bar}>
      <p role="status">
        {chosen > 0 ? `已选 ${whole(chosen)} 行` : `已确认 ${whole(byState.confirmed?.lines ?? 0)} 行`}
        <span className={styles.quiet}>
          {' '}
          还有 {whole(waiting)} 行待确认
          {(byState.disputed?.lines ?? 0) > 0 && `，${byState.disputed?.lines} 行等异议结论`}
        </span>
      </p>
      <ProblemWords>{act.problem}</ProblemWords>
      <BuyersOnly>
        <Permitted code="BILL_EDIT">
          <div className={styles.barActs}>
            {acts.includes('dispute') && (
              <Button disabled={chosen === 0} onClick={() => setOpen('dispute')}>
                对选中行提异议
              </Button>
            )}
            {chosen > 0 ? (
              <Button
                kind="primary"
                busy={act.busy}
                onClick={() => void confirm(selection.rows.map(({ lineId }) => lineId))}
              >
                确认选中 {whole(chosen)} 行
              </Button>
            ) : (
              <Button kind="primary" disabled={waiting === 0} onClick={() => setOpen('all')}>
                确认全部 {whole(waiting)} 行
              </Button>
            )}
          </div>
        </Permitted>
      </BuyersOnly>
      <ConfirmDialog
        open={open === 'all'}
        title={`确认全部 ${whole(waiting)} 行？`}
        confirmLabel="确认"
        onConfirm={() => confirm()}
        onClose={() => setOpen(null)}
      >
        <p>
          待确认金额 <Money yuan={byState.open?.due ?? '0.00'} exact />
          。确认后这些行可以开票，不能再提异议；公司设有对账审批的，先交审批。
        </p>
        <ProblemWords>{act.problem}</ProblemWords>
      </ConfirmDialog>
      {open === 'dispute' && (
        <RaiseDialog
          found={found}
          lines={selection.rows}
          onClose={() => setOpen(null)}
          onDone={() => {
            setOpen(null);
            selection.clear();
          }}
        />
      )}
    </StickyBar>
  );
}
