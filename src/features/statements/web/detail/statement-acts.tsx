import { useState } from 'react';
import { invoiceStatementHref } from '#business/paths/rules/public.ts';
import { ExportButton } from '#business/transfers/web/public.ts';
import { BuyersOnly, Permitted } from '#features/access/web/public.ts';
import { Button, ButtonLink } from '#platform/web/controls/button.tsx';
import { ProblemWords } from '#platform/web/feedback/problem-line.tsx';
import exports from '../../contract/exports.gen.json';
import type { StatementDetail } from '../../contract/statement-schemas.ts';
import { statementApi } from '../statement-api.ts';
import { CheckedImportDialog } from './checked-import-dialog.tsx';
import { ShareStatementDialog } from './share-statement-dialog.tsx';
import { useStatementAct } from './use-statement-act.ts';

const paperHref = (statementNo: string) => `/statements/paper?statementNo=${encodeURIComponent(statementNo)}`;

/** Papers and files of a statement, beside its number. */
export function StatementActs({
  found: { statementNo, version, acts, lineCount, byState },
}: {
  found: StatementDetail;
}) {
  const act = useStatementAct();
  const [open, setOpen] = useState<'import' | 'share' | null>(null);
  const close = () => setOpen(null);
  const withdraw = () =>
    act.run((context) => statementApi.call.withdrawApproval({ statementNo, version }, context), '已撤回审批');
  return (
    <>
      <ProblemWords>{act.problem}</ProblemWords>
      {acts.includes('withdrawApproval') && (
        <Button busy={act.busy} onClick={() => void withdraw()}>
          撤回审批
        </Button>
      )}
      {(byState.confirmed?.lines ?? 0) > 0 && (
        <BuyersOnly>
          <Permitted code="BILL_ADD">
            <ButtonLink href={invoiceStatementHref(statementNo)}>申请开票</ButtonLink>
          </Permitted>
        </BuyersOnly>
      )}
      <ButtonLink href={paperHref(statementNo)} download>
        下载 PDF
      </ButtonLink>
      <ExportButton {...exports['statement-lines']} input={{ statementNo }} rows={lineCount}>
        导出 Excel
      </ExportButton>
      {acts.includes('import') && <Button onClick={() => setOpen('import')}>导回核对结果</Button>}
      {acts.includes('share') && <Button onClick={() => setOpen('share')}>分享</Button>}
      {open === 'import' && <CheckedImportDialog statementNo={statementNo} onClose={close} />}
      {open === 'share' && <ShareStatementDialog statementNo={statementNo} onClose={close} />}
    </>
  );
}
