import { AttachedFiles } from '#business/attachments/web/public.ts';
import { Thread } from '#business/documents/web/public.ts';
import { Section } from '#platform/web/display/section.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { useAct } from '#platform/web/use-act.ts';
import type { DeskCase } from '../../contract/case-desk-schemas.ts';
import { MAX_SAID_FILES } from '../../contract/case-files.ts';
import { caseDeskApi, DESK_FILE_PATH } from './case-desk-api.ts';
import { useWaitingFiles } from './use-waiting-files.ts';

const KINDS = {
  accept: '.jpg,.jpeg,.png,.webp,.mp4,.mov,.webm,.pdf',
  hint: `图片、视频或 PDF，单个不超过 3 MB，最多 ${MAX_SAID_FILES} 个，随留言发出`,
};

/** The talk with the customer, what was done, and what was handed in beside the lines. */
export function CaseThread({ found }: { found: DeskCase }) {
  const { caseNo, acts, events, files } = found;
  const { run, busy, problem } = useAct();
  const { picked, filesOf } = useWaitingFiles();
  const send = (words: string, fileIds: string[]) =>
    run((context) => caseDeskApi.call.say({ caseNo, words, files: filesOf(fileIds) }, context), '已发送给客户');
  const talk = { label: '回复客户', button: '发送', maxLength: 500, filesAlone: true, kinds: KINDS };
  return (
    <Section title="沟通与记录">
      <Stack>
        <AttachedFiles
          files={files.filter(({ lineNo }) => lineNo === null)}
          kind="after_sale"
          path={DESK_FILE_PATH}
          note={({ side }) => ` · ${side === 'desk' ? '客服' : '客户'}`}
        />
        <Thread entries={events} say={acts.includes('say') ? { ...talk, busy, problem, picked, send } : null} />
      </Stack>
    </Section>
  );
}
