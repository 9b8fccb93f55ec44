import { useState } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { TextAreaField } from '#platform/web/controls/text-field.tsx';
import { Section } from '#platform/web/display/section.tsx';
import styles from './enquiry.module.css';

/** A list out of a mail or a sheet becomes lines. */
export function PasteSection({ onPaste }: { onPaste: (text: string) => void }) {
  const [text, setText] = useState('');
  return (
    <Section title="粘贴清单" note="每行一种，数量写在最后：内六角螺钉 M8×30 20">
      <div className={styles.stack}>
        <TextAreaField
          label="清单"
          value={text}
          rows={4}
          maxLength={20_000}
          onChange={(event) => setText(event.target.value)}
        />
        <div className={styles.acts}>
          <Button
            disabled={text.trim() === ''}
            onClick={() => {
              onPaste(text);
              setText('');
            }}
          >
            填入询价行
          </Button>
        </div>
      </div>
    </Section>
  );
}
