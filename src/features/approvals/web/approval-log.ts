import type { LoggedEvent } from '#business/documents/contract/log-schemas.ts';
import type { ApprovalProgress } from '../contract/approval-schemas.ts';

const byWhom = ({ name, onBehalfOf }: ApprovalProgress['steps'][number]['tasks'][number]) =>
  onBehalfOf ? `${onBehalfOf}（由 ${name} 代）` : name;

/** What everybody who was asked has decided, for the log of the document: the whole chain, not its last link alone. */
export const approvalLog = (progress: ApprovalProgress | null | undefined): LoggedEvent[] =>
  (progress?.steps ?? []).flatMap((step) =>
    step.tasks.flatMap((task) =>
      task.at === null
        ? []
        : [
            {
              label: `审批${task.statusLabel}`,
              actorName: byWhom(task),
              at: task.at,
              detail: [step.name, task.comment].filter(Boolean).join('：'),
            },
          ],
    ),
  );
