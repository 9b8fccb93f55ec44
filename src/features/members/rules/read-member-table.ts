import { findHead, type TableRow } from '#business/transfers/rules/public.ts';
import { DATA_SCOPES } from '#features/access/rules/public.ts';
import type { DataScope } from '#platform/shared/data-scope.ts';
import { parseAmount } from '#platform/shared/money.ts';

/** One person as the file gives them; departments and roles by the names of the company. */
export interface MemberLine {
  rowNumber: number;
  name: string;
  email: string | null;
  phoneNumber: string | null;
  /** Names from the top down; empty: no department. */
  department: readonly string[];
  roles: readonly string[];
  dataScope: DataScope;
  jobTitle: string;
  /** Fen; null: no limit. */
  amountLimit: bigint | null;
}

export interface BadLine {
  rowNumber: number;
  name: string;
  contact: string;
  problem: string;
}

export const MEMBER_COLUMNS_IN_FILES = {
  name: ['姓名', '名字', 'name'],
  email: ['邮箱', '电子邮箱', '邮件', 'email'],
  phoneNumber: ['手机号', '手机', '电话', 'phone'],
  department: ['部门', '所属部门', 'department'],
  roles: ['角色', 'role'],
  dataScope: ['数据范围', '可见范围', 'scope'],
  jobTitle: ['职位', '岗位', 'title'],
  amountLimit: ['单笔限额', '订单限额', '限额', 'limit'],
} as const;

type Field = keyof typeof MEMBER_COLUMNS_IN_FILES;

const fold = (cell: string) => cell.normalize('NFKC').trim();

const HEAD = {
  columns: MEMBER_COLUMNS_IN_FILES,
  isEnough: (found: ReadonlySet<Field>) => found.has('name') && (found.has('email') || found.has('phoneNumber')),
  brackets: true,
};

const EMAIL = /^[^\s@]{1,64}@[^\s@]+\.[^\s@]{2,}$/;
const PHONE = /^1[3-9]\d{9}$/;
const AMOUNT = /^\d{1,10}(?:\.\d{1,2})?$/;

function scopeOf(text: string): DataScope | null {
  if (text === '') return 'self';
  const entry = Object.entries(DATA_SCOPES).find(([key, name]) => name === text || key === text.toLowerCase());
  return (entry?.[0] as DataScope | undefined) ?? null;
}

const splitNames = (text: string) =>
  text
    .split(/[、,，;；/]/)
    .map((part) => part.trim())
    .filter(Boolean);

interface Cells {
  name: string;
  email: string;
  phoneNumber: string;
  department: string;
  roles: string;
  dataScope: string;
  jobTitle: string;
  amountLimit: string;
}

function problemOf({ name, email, phoneNumber, roles, dataScope, jobTitle, amountLimit }: Cells): string | null {
  if (name === '') return '没有姓名';
  if (name.length > 30) return '姓名超过 30 个字';
  if (email === '' && phoneNumber === '') return '邮箱和手机号至少填写一项';
  if (email !== '' && (!EMAIL.test(email) || email.length > 100)) return `邮箱格式不正确：${email}`;
  if (phoneNumber !== '' && !PHONE.test(phoneNumber)) return `手机号应为 11 位：${phoneNumber}`;
  if (splitNames(roles).length === 0) return '没有角色';
  if (scopeOf(dataScope) === null) return `没有这个数据范围：${dataScope}`;
  if (jobTitle.length > 40) return '职位超过 40 个字';
  if (amountLimit !== '' && !AMOUNT.test(amountLimit)) return `限额应为金额：${amountLimit}`;
  return null;
}

const contactOf = ({ email, phoneNumber }: Cells) => email || phoneNumber;

function lineOf(rowNumber: number, cells: Cells): MemberLine {
  const [yuan = '0', cents = ''] = cells.amountLimit.split('.');
  return {
    rowNumber,
    name: cells.name,
    email: cells.email.toLowerCase() || null,
    phoneNumber: cells.phoneNumber || null,
    department: cells.department
      .split(/[/>＞]/)
      .map((part) => part.trim())
      .filter(Boolean),
    roles: splitNames(cells.roles),
    dataScope: scopeOf(cells.dataScope) ?? 'self',
    jobTitle: cells.jobTitle,
    amountLimit: cells.amountLimit === '' ? null : parseAmount(`${yuan}.${cents.padEnd(2, '0')}`),
  };
}

/** Cells of a row by what they are; thousands separators and stray spaces of numbers do not matter. */
function cellsOf(textOf: (field: Field) => string): Cells {
  const cell = (field: Field) => fold(textOf(field));
  return {
    name: cell('name'),
    email: cell('email'),
    phoneNumber: cell('phoneNumber').replace(/[\s-]/g, ''),
    department: cell('department'),
    roles: cell('roles'),
    dataScope: cell('dataScope'),
    jobTitle: cell('jobTitle'),
    amountLimit: cell('amountLimit').replace(/[,¥￥\s]/g, ''),
  };
}

/** Whether a table has the columns that matter, so that it is the one to read. */
export const hasMemberColumns = (rows: readonly TableRow[]): boolean => findHead(rows, HEAD) !== null;

/** People of a table; a file without the columns that matter is refused as a whole, bad rows one by one. */
export function readMemberTable(
  rows: readonly TableRow[],
): { lines: MemberLine[]; bad: BadLine[] } | { problem: string } {
  const head = findHead(rows, HEAD);
  if (!head) return { problem: '没有找到表头：需要“姓名”列，以及“邮箱”或“手机号”列' };
  const lines: MemberLine[] = [];
  const bad: BadLine[] = [];
  const seen = new Map<string, number>();
  for (const { rowNumber, cells: row } of head.below) {
    const cells = cellsOf((field) => head.cell(row, field));
    const contacts = [cells.email.toLowerCase(), cells.phoneNumber].filter(Boolean);
    const earlier = contacts.map((one) => seen.get(one)).find((at) => at !== undefined);
    const problem = problemOf(cells) ?? (earlier === undefined ? null : `与第 ${earlier} 行重复`);
    if (problem === null) lines.push(lineOf(rowNumber, cells));
    else bad.push({ rowNumber, name: cells.name, contact: contactOf(cells), problem });
    for (const one of contacts) if (!seen.has(one)) seen.set(one, rowNumber);
  }
  return { lines, bad };
}
