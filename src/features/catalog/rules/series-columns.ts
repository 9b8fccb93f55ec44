import { compareNaturally } from './compare-naturally.ts';

export interface SeriesAttribute {
  name: string;
  value: string;
  unit?: string;
}

export interface SeriesMember {
  itemNo: string;
  attributes: readonly SeriesAttribute[];
}

export interface SeriesColumns<Member extends SeriesMember> {
  /** Names of the attributes in which the members differ: 长度 mm. */
  columns: string[];
  /** What all members share. */
  shared: string[];
  /** Members in reading order with one value per column; empty where a member has none. */
  rows: { member: Member; values: string[] }[];
}

const titleOf = ({ name, unit }: SeriesAttribute) => (unit ? `${name} ${unit}` : name);
const valueOf = (member: SeriesMember, title: string) =>
  member.attributes.find((attribute) => titleOf(attribute) === title)?.value ?? '';

/**
 * Lays a series out as one table: attributes that differ become columns in the order of the first member that has
 * them, equal ones are named once, and members are sorted by their columns as a person would.
 */
export function seriesColumns<Member extends SeriesMember>(members: readonly Member[]): SeriesColumns<Member> {
  const titles = new Set(members.flatMap(({ attributes }) => attributes.map(titleOf)));
  const columns: string[] = [];
  const shared: string[] = [];
  for (const title of titles) {
    const values = new Set(members.map((member) => valueOf(member, title)));
    const [only = ''] = values;
    if (values.size > 1) columns.push(title);
    else shared.push(only);
  }
  const rows = members.map((member) => ({ member, values: columns.map((title) => valueOf(member, title)) }));
  rows.sort((a, b) => compareRows(a.values, b.values) || compareNaturally(a.member.itemNo, b.member.itemNo));
  return { columns, shared, rows };
}

function compareRows(a: readonly string[], b: readonly string[]): number {
  for (const [index, value] of a.entries()) {
    const order = compareNaturally(value, b[index] ?? '');
    if (order !== 0) return order;
  }
  return 0;
}
