import { useState } from 'react';
import { AttachedFiles } from '#business/attachments/web/public.ts';
import { Thread } from '#business/documents/web/public.ts';
import { Section } from '#platform/web/display/section.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { refuseFile } from '#platform/web/upload/refuse-file.ts';
import { useAct } from '#platform/web/use-act.ts';
import type { DeskCase } from '../../contract/case-desk-schemas.ts';
import { MAX_SAID_BYTES, MAX_SAID_FILES } from '../../contract/case-files.ts';
import styles from './case-desk.module.css';
import { caseDeskApi } from './case-desk-api.ts';

/** Pictures that go along with what is said next. */
function PictureField({
  onChoose,
  onProblem,
}: {
  onChoose: (files: File[]) => void;
  onProblem: (words: string | null) => void;
}) {
  const choose = (files: File[]) => {
    const refused = files.find((file) => refuseFile(file, MAX_SAID_BYTES) !== null);
    if (files.length > MAX_SAID_FILES) return onProblem(`一次最多 ${MAX_SAID_FILES} 个文件`);
    if (refused) return onProblem(`${refused.name}：${refuseFile(refused, MAX_SAID_BYTES)}`);
    onProblem(null);
    onChoose(files);
  };
  return (
    <Stack as="label" gap={4}>
      <span className={styles.quiet}>图片或 PDF，单个不超过 3 MB，最多 {MAX_SAID_FILES} 个，随下一条留言发出</span>
      <input
        type="file"
        multiple
        accept="image/jpeg,image/png,image/webp,application/pdf"
        onChange={(event) => choose([...(event.target.files ?? [])])}
      />
    </Stack>
  );
}

/** The talk with the customer, what was done, and everything that was handed in. */
export function CaseThread({ found }: { found: DeskCase }) {
  const { caseNo, acts, events, files } = found;
  const { run, busy, problem } = useAct();
  const [chosen, setChosen] = useState<File[]>([]);
  const [wrong, setWrong] = useState<string | null>(null);
  const send = async (words: string) => {
    const said = await run(
      (context) => caseDeskApi.call.say({ caseNo, words, files: chosen }, context),
      '已发送给客户',
    );
    if (said) setChosen([]);
    return said;
  };
  const say = { label: '回复客户', button: '发送', maxLength: 500, busy, problem: wrong ?? problem, send };
  return (
    <Section title="沟通与记录">
      <Stack>
        <AttachedFiles
          files={files}
          kind="after_sale"
          path="/after-sales/desk/file"
          note={({ lineNo, side }) =>
            ` · ${side === 'desk' ? '客服' : '客户'}${lineNo === null ? '' : `，第 ${lineNo} 行`}`
          }
        />
        {acts.includes('say') && <PictureField key={events.length} onChoose={setChosen} onProblem={setWrong} />}
        <Thread entries={events} say={acts.includes('say') ? say : null} />
      </Stack>
    </Section>
  );
}
