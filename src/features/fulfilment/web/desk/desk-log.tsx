import { useState } from 'react';
import { EventLog } from '#business/documents/web/public.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { TextField } from '#platform/web/controls/text-field.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { useAct } from '#platform/web/use-act.ts';
import type { DeskOrder } from '../../contract/fulfilment-desk-schemas.ts';
import styles from './desk-order.module.css';
import { fulfilmentDeskApi } from './fulfilment-desk-api.ts';

/** What the desk did and noted; customers never see it. */
export function DeskLog({ order }: { order: DeskOrder }) {
  const act = useAct();
  const [text, setText] = useState('');
  const save = async () => {
    const input = { orderNo: order.orderNo, text: text.trim() };
    if (!input.text) return;
    if (await act.run((context) => fulfilmentDeskApi.call.note(input, context), '备注已添加')) setText('');
  };
  return (
    <Section title="内部记录" note="客户看不到">
      <form
        className={styles.note}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField
          label="内部备注"
          maxLength={500}
          error={act.problem}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" busy={act.busy}>
          添加备注
        </Button>
      </form>
      <EventLog events={order.log} />
    </Section>
  );
}
