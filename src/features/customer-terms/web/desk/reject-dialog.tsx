import { AskDialog } from '#platform/web/overlays/ask-dialog.tsx';
import { useAct } from '#platform/web/use-act.ts';
import type { DeskApplication } from '../../contract/credit-schemas.ts';
import { termsDeskApi } from './terms-desk-api.ts';

const WORDS = { title: '驳回授信申请', label: '驳回的原因（客户会看到）', confirm: '驳回' };

/** An application is refused, with a reason the company reads. */
export function RejectDialog({ application, onClose }: { application: DeskApplication; onClose: () => void }) {
  const act = useAct({ staleAfter: ['APPLICATION_MOVED'] });
  const { applicationNo, version } = application;
  return (
    <AskDialog
      open
      words={WORDS}
      danger
      problem={act.problem}
      onAnswer={(note) =>
        act.run((context) => termsDeskApi.call.reject({ applicationNo, version, note }, context), '已驳回')
      }
      onClose={onClose}
    />
  );
}
