import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';

/** Somebody a file can be sent to. */
export interface Colleague {
  memberId: bigint;
  userId: bigint;
  name: string;
  departmentName: string | null;
}

/** People of the company, as the feature that keeps them knows them: the floor below asks, the app answers. */
export interface Colleagues {
  /** Those who are there and whom this person may send something, by part of a name. */
  find(db: Db, caller: SignedInCaller, keyword: string): Promise<Colleague[]>;
  /** The same by their places; who has left, or is of another company, is not among them. */
  read(db: Db, caller: SignedInCaller, memberIds: readonly bigint[]): Promise<Colleague[]>;
}
