import { useId, useState } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { joinClasses } from '#platform/web/join-classes.ts';
import { isLongText } from './is-long-text.ts';
import styles from './message-row.module.css';

type Props = { title: string; text: string };

/** What a message says; of a letter the beginning, and the rest on request. */
export function MessageText({ title, text }: Props) {
  const id = useId();
  const [whole, setWhole] = useState(false);
  const long = isLongText(text);
  return (
    <>
      <p id={id} className={joinClasses(styles.text, long && !whole && styles.cut)}>
        {text}
      </p>
      {long && (
        <Button
          kind="quiet"
          size="sm"
          className={styles.more}
          aria-expanded={whole}
          aria-controls={id}
          aria-label={`${whole ? '收起' : '展开全文'}：${title}`}
          onClick={() => setWhole(!whole)}
        >
          {whole ? '收起' : '展开全文'}
        </Button>
      )}
    </>
  );
}
