import type { AttachedFile } from '#business/attachments/contract/attachment-schemas.ts';
import { Thread } from '#business/documents/web/public.ts';
import type { PickedFile } from '#platform/web/upload/use-hand-in.ts';
import { usePickedFiles } from '#platform/web/upload/use-picked-files.ts';
import { useAct } from '#platform/web/use-act.ts';
import { MAX_CASE_FILES } from '../../contract/case-files.ts';
import type { CaseDetail } from '../../contract/case-schemas.ts';
import { CASES_KEY, caseApi } from '../case-api.ts';
import { EVIDENCE_KINDS, mostBytesOf } from '../evidence-files.ts';

/** Pictures, films and papers of one thing that is said. */
export const useCaseFiles = (first: readonly (PickedFile & AttachedFile)[] = []) =>
  usePickedFiles(caseApi.call.upload, MAX_CASE_FILES, first, mostBytesOf);

/** What was said and done; the customer may say something as long as anybody listens. */
export function CaseTalk({ found: { caseNo, acts, events } }: { found: CaseDetail }) {
  const picked = useCaseFiles();
  const { run, busy, problem } = useAct({ renews: [CASES_KEY] });
  const send = (text: string, fileIds: string[]) =>
    run((context) => caseApi.call.say({ caseNo, text, fileIds }, context), '已发送给客服');
  const say = {
    label: '给客服留言',
    button: '发送',
    maxLength: 1_000,
    filesAlone: true,
    kinds: EVIDENCE_KINDS,
    busy,
    problem,
    picked,
    send,
  };
  return <Thread entries={events} say={acts.includes('say') ? say : null} />;
}
