import { ORPCError } from '@orpc/server';
import { defineImport, runTableImport } from '#business/transfers/api/public.ts';
import { type Database, inTransaction } from '#platform/api/database.ts';
import type { HandlerContext } from '#platform/api/implement-feature.ts';
import { implementFeature } from '#platform/api/implement-feature.ts';
import { refuse } from '#platform/api/refuse.ts';
import { uploaderOf } from '#platform/api/tables/reader-queue.ts';
import { LIST_ROWS } from '#platform/shared/list-rows.ts';
import { memberContract } from '../contract/member-contract.ts';
import { memberErrors } from '../contract/member-errors.ts';
import type { TableReport } from '../contract/member-schemas.ts';
import { type BadLine, hasMemberColumns, type MemberLine, readMemberTable } from '../rules/read-member-table.ts';
import { type Company, changeCompany, openCompany } from './company.ts';
import { listDepartments } from './department-repo.ts';
import { type Invitee, inviteMember } from './invite-member.ts';
import { findTaken } from './member-repo.ts';
import type { MembersSettings } from './members-settings.ts';
import { readChoices } from './read-choices.ts';
import { listRoles } from './role-repo.ts';

/** Invited in one transaction: a failure in the middle of a long table does not take the beginning back. */
const BATCH = 50;

type Line = TableReport['rows'][number];

interface Names {
  departments: ReadonlyMap<string, bigint>;
  roles: ReadonlyMap<string, bigint>;
}

/** Names as files give them: whole ways from the top, and single names that only one department has. */
async function readNames({ db, firmId }: Company): Promise<Names> {
  const tree = await listDepartments(db, firmId);
  const nameOf = new Map(tree.map(({ id, name }) => [String(id), name]));
  const departments = new Map<string, bigint>();
  for (const [name, same] of Map.groupBy(tree, (node) => node.name)) {
    if (same.length === 1 && same[0]) departments.set(name, same[0].id);
  }
  for (const { id, path } of tree) {
    const way = path.split('/').filter(Boolean);
    departments.set(way.map((part) => nameOf.get(part) ?? '').join('/'), id);
  }
  return { departments, roles: new Map((await listRoles(db, firmId)).map(({ name, roleId }) => [name, roleId])) };
}

/** The line with what its names stand for, or what is wrong with it. */
function resolveLine(line: MemberLine, { departments, roles }: Names): Invitee | string {
  const department = line.department.join('/');
  const departmentId = department === '' ? null : departments.get(department);
  if (departmentId === undefined) return `没有这个部门，或有同名部门需写全路径：${department}`;
  const unknown = line.roles.filter((name) => !roles.has(name));
  if (unknown.length) return `没有这个角色：${unknown.join('、')}`;
  const { name, email, phoneNumber, jobTitle, dataScope, amountLimit } = line;
  return {
    name,
    email,
    phoneNumber,
    roleIds: line.roles.flatMap((role) => roles.get(role) ?? []),
    place: { departmentId, jobTitle, dataScope, approves: true, amountLimit },
  };
}

const told = ({ rowNumber, name, email, phoneNumber }: MemberLine, problem: string | null): Line => ({
  rowNumber,
  name,
  contact: email ?? phoneNumber ?? '',
  problem,
});

/** The refusal of one line; anything else is no answer to the person who imports. */
function wordsOf(error: unknown): string {
  if (error instanceof ORPCError && error.status < 500) return error.message;
  throw error;
}

interface Import {
  context: HandlerContext;
  database: Database;
  companyId: string | undefined;
  settings: MembersSettings;
}

/** Invites a few people of the table; each line is refused or invited for itself. */
async function inviteBatch(task: Import, lines: readonly MemberLine[]): Promise<Line[]> {
  const { caller } = task.context;
  return inTransaction(task.database, caller, 'write', (db) =>
    changeCompany({ ...task.context, db }, task.companyId, async (company) => {
      const names = await readNames(company);
      const rows: Line[] = [];
      for (const line of lines) {
        const invitee = resolveLine(line, names);
        const problem =
          typeof invitee === 'string'
            ? invitee
            : await inviteMember(company, task.settings, invitee).then(() => null, wordsOf);
        rows.push(told(line, problem));
      }
      return rows;
    }),
  );
}

/** What would become of the lines; who may be invited at all is asked again when it is done. */
async function tryLines(task: Import, lines: readonly MemberLine[]): Promise<Line[]> {
  const company = await openCompany(task.context, task.companyId);
  const names = await readNames(company);
  const { roles, scopes } = await readChoices(company);
  const beyond = new Set(roles.filter(({ missing }) => missing.length > 0).map(({ name }) => name));
  const taken = await findTaken(company.db, company.firmId, lines);
  return lines.map((line) => {
    const invitee = resolveLine(line, names);
    if (typeof invitee === 'string') return told(line, invitee);
    const refused = line.roles.filter((name) => beyond.has(name));
    if (refused.length) return told(line, `角色含有您没有的权限，不能授予：${refused.join('、')}`);
    if (!scopes.includes(line.dataScope)) return told(line, memberErrors.SCOPE_BEYOND_GRANTOR.message);
    const present = [line.email, line.phoneNumber].some((contact) => contact !== null && taken.has(contact));
    return told(line, present ? memberErrors.MEMBER_EXISTS.message : null);
  });
}

function report(dryRun: boolean, rows: readonly Line[]): TableReport {
  const refused = rows.filter(({ problem }) => problem !== null).length;
  return { dryRun, invited: rows.length - refused, refused, rows: [...rows] };
}

const memberImport = defineImport({
  wanted: { ...LIST_ROWS.people, isList: hasMemberColumns },
  read: readMemberTable,
  refusal: (message) => refuse(memberErrors, 'TABLE_REFUSED', { message }),
  tooMany: `一次最多导入 ${LIST_ROWS.people.rows} 人，请拆成几个文件`,
  judge: tryLines,
  async write(task: Import, lines: readonly MemberLine[]) {
    const rows: Line[] = [];
    for (let at = 0; at < lines.length; at += BATCH) {
      rows.push(...(await inviteBatch(task, lines.slice(at, at + BATCH))));
    }
    return rows;
  },
  told: (bad: BadLine): Line => bad,
  report,
});

const members = implementFeature(memberContract);

export function createImportHandlers(settings: MembersSettings) {
  return {
    importTable: members.importTable.handler(async ({ input, context, signal }) => {
      const { database, caller } = context;
      const { companyId, file, dryRun } = input;
      // Whose people they would be is asked before anybody reads a file.
      await openCompany(context, companyId);
      const wish = { file, dryRun, uploader: uploaderOf(caller, signal) };
      return runTableImport(memberImport, wish, { context, database, companyId, settings }, settings.readUpload);
    }),
  };
}
