import { StateTag } from '#business/documents/web/public.ts';
import { caseStates } from '../rules/case-status.ts';

/** Where a case stands, in the words and colour of its state. */
export function CaseTag({ status, label }: { status: string; label: string }) {
  return <StateTag states={caseStates} status={status} label={label} />;
}
