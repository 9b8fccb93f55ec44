import { StateTag } from '#business/documents/web/public.ts';
import { caseStates } from '../../rules/case-status.ts';

export function DeskCaseTag({ status, label }: { status: string; label: string }) {
  return <StateTag states={caseStates} status={status} label={label} />;
}
