import { type NamedKind, nameKey } from '../rules/flow-plan.ts';

export interface NamedThing {
  kind: NamedKind;
  id: string;
  name: string;
}

/** What the things a flow points at are called. */
export type FlowNames = ReadonlyMap<string, string>;

export const toNames = (things: readonly NamedThing[]): FlowNames =>
  new Map(things.map(({ kind, id, name }) => [nameKey(kind, id), name]));
