/** Orange waits on somebody, blue moves, green is done, red was refused. */
export type StateTone = 'neutral' | 'progress' | 'success' | 'warning' | 'danger';

interface StateRow<State> {
  label: string;
  /** What the desk calls it, where that is another word. */
  deskLabel?: string;
  tone: StateTone;
  to: readonly State[];
}

interface ActRow<State> {
  /** States in which it can be done. */
  from: readonly State[];
  /** Where it leads, if it moves the document. */
  to?: readonly State[];
}

interface Definition<State extends string, Buyer extends string, Desk extends string> {
  /** What the database calls the table of moves. */
  machine: string;
  /** States a document is born in. */
  births: readonly NoInfer<State>[];
  states: Record<State, StateRow<NoInfer<State>>>;
  /** Acts of people of the company. */
  buyerActs?: Record<Buyer, ActRow<NoInfer<State>>>;
  /** Acts of the shop's desk. */
  deskActs?: Record<Desk, ActRow<NoInfer<State>>>;
}

type Acts<State> = Readonly<Record<string, ActRow<State>>>;

/** Acts that are possible in a state, in the order of their definition. */
const possible = <State extends string, Act extends string>(acts: Acts<State>, state: State): Act[] =>
  Object.keys(acts).filter((act) => acts[act]?.from.includes(state)) as Act[];

/**
 * The one definition of the states of a kind of document: labels, tones, legal moves, and which acts are possible when
 * (behaviours 2.5, 2.6, 2.8). The database holds the same moves and refuses every other one; a test compares all of them
 * (`tests/generated/state-machines.test.ts`).
 */
export function defineStates<State extends string, Buyer extends string = never, Desk extends string = never>(
  definition: Definition<State, Buyer, Desk>,
) {
  const { machine, births, states } = definition;
  const buyerActs: Acts<State> = definition.buyerActs ?? {};
  const deskActs: Acts<State> = definition.deskActs ?? {};
  const acts: Acts<State> = { ...buyerActs, ...deskActs };
  const names = Object.keys(states) as State[];
  const is = (text: string): text is State => Object.hasOwn(states, text);
  return {
    machine,
    births,
    states,
    names,
    acts,
    is,
    /** A state read from a place that holds nothing else. */
    read(text: string): State {
      if (is(text)) return text;
      throw new Error(`unknown state ${text} of ${machine}`);
    },
    canMove: (from: State, to: State): boolean => states[from].to.includes(to),
    /** Nothing happens to it any more. */
    hasEnded: (state: State): boolean => states[state].to.length === 0,
    label: (state: State): string => states[state].label,
    deskLabel: (state: State): string => states[state].deskLabel ?? states[state].label,
    /** What a newer version wrote has no tone of its own. */
    tone: (text: string): StateTone => (is(text) ? states[text].tone : 'neutral'),
    /** Whether a document in this state can be acted upon so. */
    allows: (act: Buyer | Desk, state: State): boolean => acts[act]?.from.includes(state) === true,
    buyerActs: (state: State): Buyer[] => possible(buyerActs, state),
    deskActs: (state: State): Desk[] => possible(deskActs, state),
  };
}

/** Moves as the database keeps them; a birth comes from nowhere. */
export function movesOf({ births, states }: Pick<ReturnType<typeof defineStates>, 'births' | 'states'>): string[] {
  const moves = Object.entries(states).flatMap(([from, { to }]) => to.map((state) => `${from} → ${state}`));
  return [...births.map((state) => ` → ${state}`), ...moves].sort();
}
