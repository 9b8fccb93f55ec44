import { type FormEvent, useState } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { TextAreaField, TextField } from '#platform/web/controls/text-field.tsx';
import { Row } from '#platform/web/display/row.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { ProblemLine } from '#platform/web/feedback/problem-line.tsx';
import { useAct } from '#platform/web/use-act.ts';
import { sharedPageApi } from './share-api.ts';
import styles from './shared-page.module.css';

/** A word of somebody without an account, for the log of the quote. */
export function CommentForm({ code, hint }: { code: string; hint?: string }) {
  const act = useAct();
  const [name, setName] = useState('');
  const [text, setText] = useState('');
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (await act.run(() => sharedPageApi.call.comment({ code, name, text }), '留言已送达')) setText('');
  };
  return (
    <Section title="留言">
      <form className={styles.form} method="post" aria-label="留言" onSubmit={(event) => void send(event)}>
        {hint && <p className={styles.quiet}>{hint}</p>}
        <TextField
          label="您的姓名"
          required
          maxLength={30}
          autoComplete="name"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <TextAreaField
          label="留言内容"
          required
          rows={3}
          maxLength={300}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <ProblemLine>{act.problem}</ProblemLine>
        <Row gap={10} looks={['wrap']}>
          <Button type="submit" busy={act.busy} disabled={name.trim() === '' || text.trim() === ''}>
            提交留言
          </Button>
        </Row>
      </form>
    </Section>
  );
}
