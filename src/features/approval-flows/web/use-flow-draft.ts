import { useRef, useState } from 'react';
import { checkFlow, type FlowProblem } from '../rules/check-flow.ts';
import type { FlowDraft } from '../rules/flow-draft.ts';
import { nameKey } from '../rules/flow-plan.ts';
import type { FlowNames, NamedThing } from './flow-names.ts';

export interface EditedFlow {
  draft: FlowDraft;
  names: FlowNames;
  change: (part: Partial<FlowDraft>) => void;
  /** Remembers what something is called that was picked. */
  learn: (things: readonly NamedThing[]) => void;
  /** What is wrong, once somebody has tried to go on. */
  problemAt: (at: string) => string | undefined;
  /** Shows what is wrong; true where nothing is. A flow may be tried before it has a name. */
  check: (named?: boolean) => boolean;
  problems: readonly FlowProblem[];
  isChanged: () => boolean;
  /** Nothing is lost any more by leaving. */
  settle: () => void;
}

/** A flow while it is written. */
export function useFlowDraft(initial: FlowDraft, known: FlowNames): EditedFlow {
  const [draft, setDraft] = useState(initial);
  const [names, setNames] = useState(known);
  const [tried, setTried] = useState<'not' | 'nameless' | 'whole'>('not');
  const changed = useRef(false);
  const wrong = checkFlow(draft);
  const withoutName = wrong.filter(({ at }) => at !== 'name');
  const problems = { not: [], nameless: withoutName, whole: wrong }[tried];
  return {
    draft,
    names,
    problems,
    change: (part) => {
      changed.current = true;
      setDraft((now) => ({ ...now, ...part }));
    },
    learn: (things) =>
      setNames((now) => new Map([...now, ...things.map(({ kind, id, name }) => [nameKey(kind, id), name] as const)])),
    problemAt: (at) => problems.find((problem) => problem.at === at)?.message,
    check: (named = true) => {
      setTried((now) => (named || now === 'whole' ? 'whole' : 'nameless'));
      return (named ? wrong : withoutName).length === 0;
    },
    isChanged: () => changed.current,
    settle: () => {
      changed.current = false;
    },
  };
}
