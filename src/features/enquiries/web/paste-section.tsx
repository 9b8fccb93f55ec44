import { useState } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { TextAreaField } from '#platform/web/controls/text-field.tsx';
import { Row } from '#platform/web/display/row.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { Stack } from '#platform/web/display/stack.tsx';

/** A list out of a mail or a sheet becomes lines. */
export function PasteSection({ onPaste }: { onPaste: (text: string) => void }) {
  const [text, setText] = useState('');
  return (
    <Section title="粘贴清单" note="每行一种，数量写在最后：内六角螺钉 M8×30 20">
      <Stack>
        <TextAreaField
          label="清单"
          value={text}
          rows={4}
          maxLength={20_000}
          onChange={(event) => setText(event.target.value)}
        />
        <Row gap={8} looks={['wrap']}>
          <Button
            disabled={text.trim() === ''}
            onClick={() => {
              onPaste(text);
              setText('');
            }}
          >
            填入询价行
          </Button>
        </Row>
      </Stack>
    </Section>
  );
}
