import { z } from 'zod';
import { calendarDay, plainText } from '#platform/shared/wire-schemas.ts';
import { type DateFieldName, LINE_FIELDS, type LineField, type TextFieldName } from './line-fields.ts';

type Shape<Text, Day> = Record<TextFieldName, Text> & Record<DateFieldName, Day>;

/** One schema for each field. */
function shapeOf<Text, Day>(text: (maxLength: number) => Text, day: Day): Shape<Text, Day> {
  const fields: readonly LineField[] = LINE_FIELDS;
  const schemas = fields.map(({ name, kind, maxLength }) => [name, kind === 'date' ? day : text(maxLength)]);
  return Object.fromEntries(schemas) as Shape<Text, Day>;
}

const day = calendarDay().nullable();

/** As a line shows them. */
export const shownLineFields = shapeOf(() => z.string(), z.string().nullable());

/** As a line is written whole: what is left out is empty. */
export const writtenLineFields = shapeOf((maxLength) => plainText(maxLength).default(''), day.default(null));

/** As they are changed: what is left out stays. */
export const changedLineFields = shapeOf((maxLength) => plainText(maxLength).optional(), day.optional());
