import { Thread } from '#business/documents/web/public.ts';
import { Section } from '#platform/web/display/section.tsx';
import type { ApprovalDetail } from '../contract/approval-schemas.ts';
import { ThreadFiles } from './thread-files.tsx';
import { useRequestActs } from './use-request-acts.ts';
import { useRequestFiles } from './use-request-files.ts';

/** Everything that was said and done inside the company, and a place to say something. */
export function ApprovalThread({ detail }: { detail: ApprovalDetail }) {
  const { comment, busy } = useRequestActs(detail.requestNo);
  const picked = useRequestFiles();
  const events = detail.events.toReversed().map((event) => ({
    ...event,
    beside: event.files.length > 0 && <ThreadFiles files={event.files} />,
    actorName: event.onBehalfOf ? `${event.onBehalfOf}（由 ${event.actorName ?? ''} 代）` : event.actorName,
  }));
  return (
    <Section title="沟通与记录">
      <Thread
        entries={events}
        say={{
          label: '给申请人和审批人留言',
          button: '发送留言',
          maxLength: 500,
          busy,
          picked,
          filesAlone: true,
          send: comment,
        }}
      />
    </Section>
  );
}
