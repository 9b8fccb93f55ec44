import { and, count, desc, eq, ilike, inArray, ne, or, sql } from 'drizzle-orm';
import { usersView } from '#features/access/api/access-views.ts';
import { firmsView } from '#features/organisation/api/organisation-views.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { beginningWith, containing } from '#platform/api/like-text.ts';
import type { DeskRequestsInput, DeskTitleRequest, OwnTitleRequest } from '../contract/title-request-schemas.ts';
import { titleHints } from '../rules/title-hints.ts';
import { titleRequestStates } from '../rules/title-request-states.ts';
import { presentRequest } from './present-request.ts';
import type { TitleRequestRow } from './title-request-repo.ts';
import { titleRequests as t } from './title-request-tables.ts';
import { mayWithdraw } from './withdraw-request.ts';

interface Paged {
  pageNo: number;
  pageSize: number;
}

/** The company as it is registered. */
export async function readFirmFacts(db: Db, firmId: bigint): Promise<{ name: string; creditCode: string | null }> {
  const [firm] = await db
    .select({ name: firmsView.name, creditCode: firmsView.creditCode })
    .from(firmsView)
    .where(eq(firmsView.id, firmId));
  if (!firm) throw new Error('a request without a firm');
  return firm;
}

const nameOf = (column: typeof t.askedBy | typeof t.decidedBy) =>
  sql<string>`coalesce((select u.real_name from ${usersView} u where u.id = ${column}), '')`;

/** Requests of the caller's company, the newest first. */
export async function readOwnRequests(db: Db, caller: SignedInCaller, { pageNo, pageSize }: Paged) {
  const own = eq(t.firmId, caller.firmId);
  const rows = await db
    .select({ row: t, askedBy: nameOf(t.askedBy) })
    .from(t)
    .where(own)
    .orderBy(desc(t.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const list = rows.map(
    ({ row, askedBy }): OwnTitleRequest => ({
      ...presentRequest(row, { askedBy }),
      statusLabel: titleRequestStates.label(titleRequestStates.read(row.status)),
      mayWithdraw: mayWithdraw(caller, row),
    }),
  );
  return { list, total: await db.$count(t, own), pageNo, pageSize };
}

/** Tax number → other customers that have it: registered with it, or with an approved title of it. */
async function readOthers(
  db: Db,
  rows: readonly TitleRequestRow[],
): Promise<ReadonlyMap<string, { firmId: bigint; name: string }[]>> {
  const taxNos = [...new Set(rows.map(({ taxNo }) => taxNo))].filter(Boolean);
  if (taxNos.length === 0) return new Map();
  const named = { firmId: firmsView.id, name: firmsView.name };
  const registered = await db
    .select({ ...named, taxNo: firmsView.creditCode })
    .from(firmsView)
    .where(inArray(firmsView.creditCode, taxNos));
  const approved = await db
    .select({ ...named, taxNo: t.taxNo })
    .from(t)
    .innerJoin(firmsView, eq(firmsView.id, t.firmId))
    .where(and(eq(t.status, 'approved'), inArray(t.taxNo, taxNos)));
  const others = new Map<string, { firmId: bigint; name: string }[]>();
  for (const { taxNo, ...firm } of [...registered, ...approved]) {
    const known = others.get(taxNo ?? '') ?? [];
    if (!known.some(({ firmId }) => firmId === firm.firmId)) known.push(firm);
    others.set(taxNo ?? '', known);
  }
  return others;
}

/** Requests of all companies with what is to be compared; what has waited longest comes first. Right `desk`. */
export async function readDeskRequests(db: Db, { tab, keyword, pageNo, pageSize }: DeskRequestsInput) {
  const found = or(
    ilike(firmsView.name, containing(keyword)),
    ilike(firmsView.customerCode, beginningWith(keyword)),
    ilike(t.title, containing(keyword)),
    ilike(t.taxNo, beginningWith(keyword)),
  );
  const where = and(
    tab === 'waiting' ? eq(t.status, 'waiting') : ne(t.status, 'withdrawn'),
    keyword ? found : undefined,
  );
  const rows = await db
    .select({
      row: t,
      ...{ customerCode: firmsView.customerCode, name: firmsView.name, creditCode: firmsView.creditCode },
      ...{ askedBy: nameOf(t.askedBy), decidedBy: nameOf(t.decidedBy) },
    })
    .from(t)
    .innerJoin(firmsView, eq(firmsView.id, t.firmId))
    .where(where)
    .orderBy(tab === 'waiting' ? t.id : desc(t.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const [all] = await db
    .select({ total: count() })
    .from(t)
    .innerJoin(firmsView, eq(firmsView.id, t.firmId))
    .where(where);
  const others = await readOthers(
    db,
    rows.map(({ row }) => row),
  );
  const list = rows.map(({ row, customerCode, name, creditCode, askedBy, decidedBy }): DeskTitleRequest => {
    const { title, taxNo, firmId, status } = row;
    const named = (others.get(taxNo) ?? []).filter((other) => other.firmId !== firmId).map((other) => other.name);
    return {
      ...presentRequest(row, { askedBy }),
      statusLabel: titleRequestStates.deskLabel(titleRequestStates.read(status)),
      ...{ customerCode, firmName: name, decidedBy, mayDecide: status === 'waiting' },
      hints: titleHints({ title, taxNo, firm: { name, creditCode }, others: named }),
    };
  });
  return { list, total: all?.total ?? 0, pageNo, pageSize, waiting: await db.$count(t, eq(t.status, 'waiting')) };
}
