import type { SignedInCaller } from '#platform/api/caller.ts';
import { signedIn } from '#platform/api/caller.ts';
import { changeScope, type Db, readerFor } from '#platform/api/database.ts';
import type { HandlerContext } from '#platform/api/implement-feature.ts';
import { notFound } from '#platform/api/refuse.ts';
import { isMemberCompany, lockMembers } from './company-repo.ts';

/** The company somebody works on, and who works on it. */
export interface Company {
  db: Db;
  firmId: bigint;
  /** The caller as seen by scope conditions: of this company, whatever firm the session belongs to. */
  viewer: SignedInCaller;
  /** Codes of the caller's own roles: what may be given is measured by them. */
  held: ReadonlySet<string>;
  identity: string;
}

/** A group account whose own records end at itself does not reach into companies. */
const reachesCompanies = ({ identity, dataScope }: SignedInCaller) =>
  identity === 'group' && (dataScope === 'company' || dataScope === 'group');

/**
 * The company that is named, or the caller's own. Anything but a member company of the caller's group looks like a
 * company that does not exist.
 */
async function companyOf(context: HandlerContext, companyId: string | undefined): Promise<bigint> {
  const caller = signedIn(context.caller);
  const firmId = companyId === undefined ? caller.firmId : BigInt(companyId);
  if (firmId === caller.firmId) return firmId;
  const reader = readerFor(context.database, { ...caller, right: 'identity' });
  if (!reachesCompanies(caller) || !(await isMemberCompany(reader, caller.firmId, firmId))) throw notFound('公司');
  return firmId;
}

function companyView(db: Db, caller: SignedInCaller, firmId: bigint): Company {
  const abroad = { ...caller, firmId, departmentId: null, dataScope: 'company' } as const;
  const viewer = firmId === caller.firmId ? caller : abroad;
  return { db, firmId, viewer, held: caller.granted, identity: caller.identity };
}

/** Reads within a company. */
export async function openCompany(context: HandlerContext, companyId?: string): Promise<Company> {
  const caller = signedIn(context.caller);
  const firmId = await companyOf(context, companyId);
  const scope = { firmId, userId: caller.userId, tokenHash: caller.tokenHash };
  return companyView(readerFor(context.database, scope), caller, firmId);
}

/**
 * Writes within a company. Acts on the people of one company wait for each other: what must hold over all of them, as
 * that an administrator stays, is looked at while nobody else changes it.
 */
export async function changeCompany<T>(
  context: HandlerContext,
  companyId: string | undefined,
  work: (company: Company) => Promise<T>,
): Promise<T> {
  const caller = signedIn(context.caller);
  const firmId = await companyOf(context, companyId);
  const { db } = context;
  const { userId, tokenHash } = caller;
  await changeScope(db, { firmId, userId, tokenHash });
  await lockMembers(db, firmId);
  const result = await work(companyView(db, caller, firmId));
  // What the call itself keeps, as the answer to a repeat, belongs to the caller's own firm.
  await changeScope(db, caller);
  return result;
}

/** Does something that crosses firms, as finding whose mail address it is; everything else stays within the company. */
export async function acrossFirms<T>({ db, firmId, viewer }: Company, work: () => Promise<T>): Promise<T> {
  const scope = { firmId, userId: viewer.userId, tokenHash: viewer.tokenHash };
  await changeScope(db, { ...scope, right: 'identity' });
  const result = await work();
  await changeScope(db, scope);
  return result;
}
