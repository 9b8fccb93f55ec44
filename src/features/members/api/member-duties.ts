import { changeHead } from '#features/organisation/api/public.ts';
import type { Db } from '#platform/api/database.ts';
import { listLedBy } from './department-repo.ts';

/** Somebody's place in a company. */
export interface MemberPlace {
  memberId: bigint;
  userId: bigint;
}

/**
 * What a feature has entrusted to single people. Whoever leaves hands it over; features that entrust things answer this
 * and are named in the composition, so that no feature has to be known here. Runs in the transaction of the act, within
 * the company.
 */
export interface MemberDuties {
  /** As people call it: 部门负责人. */
  label: string;
  /** Names of what the person holds now. */
  list(db: Db, firmId: bigint, holder: MemberPlace): Promise<string[]>;
  /** Gives all of it to the successor; without one there was nothing to give. `by` is who does it. */
  handOver(db: Db, firmId: bigint, hand: { from: MemberPlace; to: MemberPlace | null; by: bigint }): Promise<void>;
  /** What must not wait when somebody is frozen for a while, as open approvals: it goes wherever the feature's rules say. */
  release?(db: Db, firmId: bigint, holder: MemberPlace): Promise<void>;
}

/** Departments somebody leads. */
export const departmentDuties: MemberDuties = {
  label: '部门负责人',
  list: async (db, firmId, { memberId }) => (await listLedBy(db, firmId, memberId)).map(({ name }) => name),
  handOver: (db, firmId, { from, to }) => changeHead(db, firmId, from.memberId, to?.memberId ?? null),
};
