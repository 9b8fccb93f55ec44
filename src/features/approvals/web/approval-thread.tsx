import { useState } from 'react';
import { EventLog } from '#business/documents/web/public.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { TextAreaField } from '#platform/web/controls/text-field.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { FilePicker } from '#platform/web/upload/file-picker.tsx';
import type { ApprovalDetail } from '../contract/approval-schemas.ts';
import styles from './approval-detail.module.css';
import { ThreadFiles } from './thread-files.tsx';
import { useRequestActs } from './use-request-acts.ts';
import { useRequestFiles } from './use-request-files.ts';

/** Everything that was said and done, and a place to say something. */
export function ApprovalThread({ detail }: { detail: ApprovalDetail }) {
  const { comment, busy } = useRequestActs(detail.requestNo);
  const [words, setWords] = useState('');
  const picked = useRequestFiles();
  const send = async () => {
    const fileIds = picked.files.map(({ id }) => id);
    if (words.trim() === '' && fileIds.length === 0) return;
    if (!(await comment(words.trim(), fileIds))) return;
    setWords('');
    picked.clear();
  };
  const events = detail.events.toReversed().map((event) => ({
    ...event,
    beside: event.files.length > 0 && <ThreadFiles files={event.files} />,
    actorName: event.onBehalfOf ? `${event.onBehalfOf}（由 ${event.actorName ?? ''} 代）` : event.actorName,
  }));
  return (
    <Section title="沟通与记录">
      <form
        className={styles.say}
        onSubmit={(submit) => {
          submit.preventDefault();
          void send();
        }}
      >
        <TextAreaField
          label="留言"
          labelHidden
          placeholder="给申请人和审批人留言"
          rows={2}
          maxLength={500}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <FilePicker label="添加附件" picked={picked} />
        <Button type="submit" busy={busy}>
          发送留言
        </Button>
      </form>
      <EventLog events={events} />
    </Section>
  );
}
