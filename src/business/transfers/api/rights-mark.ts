import type { SignedInCaller } from '#platform/api/caller.ts';

/** What decides which rows a person sees: a file made for one of these is not given out to another. */
export const rightsMark = ({ identity, dataScope, departmentId, levelCode }: SignedInCaller): string =>
  [identity, dataScope, departmentId ?? '-', levelCode ?? '-'].join(' ');
