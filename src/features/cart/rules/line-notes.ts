/** What a buyer has written to a line; empty where nothing was written. */
export interface LineNotes {
  /** The customer's own code of the item. */
  customerCode: string;
  department: string;
  costCenter: string;
  project: string;
  /** Day of Asia/Shanghai, YYYY-MM-DD. */
  expectedOn: string | null;
  note: string;
}

export type NoteName = keyof LineNotes;

export interface NoteField {
  name: NoteName;
  label: string;
  /** Where room is short: beside the field in the line. */
  short: string;
  kind: 'text' | 'date';
  /** Longest text the shop keeps. */
  maxLength: number;
}

/** What a buyer may write to a line, in the order of the page and of the exported table. */
export const NOTE_FIELDS: readonly NoteField[] = [
  { name: 'customerCode', label: '客户物料编码', short: '客户编码', kind: 'text', maxLength: 60 },
  { name: 'department', label: '需求部门', short: '部门', kind: 'text', maxLength: 60 },
  { name: 'costCenter', label: '成本中心', short: '成本中心', kind: 'text', maxLength: 60 },
  { name: 'project', label: '项目', short: '项目', kind: 'text', maxLength: 60 },
  { name: 'expectedOn', label: '期望到货日', short: '到货', kind: 'date', maxLength: 10 },
  { name: 'note', label: '备注', short: '备注', kind: 'text', maxLength: 200 },
];

/** Fields that say what a line is wanted for; the customer's code names the item, whoever wants it. */
const PURPOSE: readonly NoteName[] = ['department', 'costCenter', 'project', 'expectedOn', 'note'];

export type Purpose = Partial<LineNotes>;

/** The same purpose has the same text; empty where none was given. */
export function purposeKey(notes: Purpose): string {
  const parts = PURPOSE.map((name) => notes[name] ?? '');
  return parts.some((part) => part !== '') ? JSON.stringify(parts) : '';
}

export const NO_NOTES: LineNotes = {
  note: '',
  department: '',
  costCenter: '',
  project: '',
  expectedOn: null,
  customerCode: '',
};
