import { Thread } from '#business/documents/web/public.ts';
import { Section } from '#platform/web/display/section.tsx';
import { useAct } from '#platform/web/use-act.ts';
import type { DeskOrder } from '../../contract/fulfilment-desk-schemas.ts';
import { fulfilmentDeskApi } from './fulfilment-desk-api.ts';

/** What the desk did and noted; customers never see it. */
export function DeskLog({ order: { orderNo, log } }: { order: DeskOrder }) {
  const { run, busy, problem } = useAct();
  const send = (text: string) =>
    run((context) => fulfilmentDeskApi.call.note({ orderNo, text }, context), '备注已添加');
  return (
    <Section title="内部记录" note="客户看不到">
      <Thread entries={log} say={{ label: '内部备注', button: '添加备注', maxLength: 500, busy, problem, send }} />
    </Section>
  );
}
