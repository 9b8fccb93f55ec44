import { useRef, useState } from 'react';
import { checkFlow, type FlowProblem } from '../../rules/check-flow.ts';
import type { FlowDraft } from '../../rules/flow-draft.ts';
import { nameKey } from '../../rules/flow-plan.ts';
import type { FlowNames, NamedThing } from './flow-names.ts';

export interface EditedFlow {
  draft: FlowDraft;
  names: FlowNames;
  change: (part: Partial<FlowDraft>) => void;
  /** Remembers what something is called that was picked. */
  learn: (things: readonly NamedThing[]) => void;
  /** What is wrong, once somebody has tried to go on. */
  problemAt: (at: string) => string | undefined;
  /** Shows what is wrong; true where nothing is. */
  check: () => boolean;
  problems: readonly FlowProblem[];
  isChanged: () => boolean;
  /** Nothing is lost any more by leaving. */
  settle: () => void;
}

/** A flow while it is written. */
export function useFlowDraft(initial: FlowDraft, known: FlowNames): EditedFlow {
  const [draft, setDraft] = useState(initial);
  const [names, setNames] = useState(known);
  const [tried, setTried] = useState(false);
  const changed = useRef(false);
  const problems = checkFlow(draft);
  return {
    draft,
    names,
    problems: tried ? problems : [],
    change: (part) => {
      changed.current = true;
      setDraft((now) => ({ ...now, ...part }));
    },
    learn: (things) =>
      setNames((now) => new Map([...now, ...things.map(({ kind, id, name }) => [nameKey(kind, id), name] as const)])),
    problemAt: (at) => (tried ? problems.find((problem) => problem.at === at)?.message : undefined),
    check: () => {
      setTried(true);
      return problems.length === 0;
    },
    isChanged: () => changed.current,
    settle: () => {
      changed.current = false;
    },
  };
}
