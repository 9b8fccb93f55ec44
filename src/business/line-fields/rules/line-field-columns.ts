import type { ExportColumn } from '#business/transfers/rules/public.ts';
import { LINE_FIELDS, type LineField, type LineFields } from '../contract/line-fields.ts';

/** Signs of a column: what people write to a line is short. */
const WIDTH = 16;

/** A column of an export for each field of a line, or for some of them. */
export const lineFieldColumns = <Row>(
  fieldsOf: (row: Row) => Partial<LineFields>,
  some: (field: LineField) => boolean = () => true,
): ExportColumn<Row>[] =>
  LINE_FIELDS.filter(some).map(({ name, label, kind }) => ({
    key: name,
    header: label,
    kind,
    width: WIDTH,
    value: (row) => fieldsOf(row)[name] ?? '',
  }));
