import { Tag } from '#platform/web/display/tag.tsx';
import type { StateTone } from '../rules/define-states.ts';

interface StateTagProps {
  /** Definition of the states of this kind of document. */
  states: { tone: (text: string) => StateTone };
  status: string;
  label: string;
}

/** The state of a document: its words from the server, its colour from its definition. */
export function StateTag({ states, status, label }: StateTagProps) {
  return <Tag tone={states.tone(status)}>{label}</Tag>;
}
