import { z } from 'zod';
import { pageInput, pageOf } from '#platform/shared/pagination.ts';
import { instantText, plainText, rowId } from '#platform/shared/wire-schemas.ts';
import { statementNo } from './statement-schemas.ts';
import { EXCEPTION_CODES } from './statement-words.ts';

const count = z.number().int();

/** What became of a checked file, row by row; `problem` null: taken, or unchanged. */
export const checkedReport = z.object({
  dryRun: z.boolean(),
  taken: count,
  unchanged: count,
  refused: count,
  /** Rows whose numbers are other than the statement's, or that say 不一致. */
  different: count,
  rows: z.array(
    z.object({
      rowNumber: count,
      lineId: z.string(),
      ownNo: z.string(),
      result: z.enum(['none', 'same', 'different']),
      problem: z.string().nullable(),
    }),
  ),
});
export type CheckedReport = z.infer<typeof checkedReport>;

export const exceptionState = z.enum(['open', 'accepted', 'disputed', 'cleared']);
const exception = {
  exceptionId: rowId,
  statementNo: z.string(),
  lineId: rowId,
  orderNo: z.string(),
  itemNo: z.string(),
  name: z.string(),
  reason: z.enum(EXCEPTION_CODES),
  reasonLabel: z.string(),
  /** Order, receipt, statement, invoice: what each of them says, in words. */
  expected: z.string(),
  found: z.string(),
  difference: z.string(),
  status: exceptionState,
  statusLabel: z.string(),
  note: z.string(),
  resolverName: z.string().nullable(),
  createdAt: instantText,
  resolvedAt: instantText.nullable(),
};
const filter = {
  status: z.enum(['open', 'all']).default('open'),
  reason: z.enum(EXCEPTION_CODES).optional(),
  ...pageInput,
};
export const exceptionInput = z.strictObject({ statementNo: statementNo.optional(), ...filter });
export type ExceptionInput = z.output<typeof exceptionInput>;
export const exceptionRow = z.object(exception);
export type ExceptionRow = z.infer<typeof exceptionRow>;
export const exceptionPage = pageOf(exceptionRow);
export type ExceptionPage = z.infer<typeof exceptionPage>;

export const deskExceptionInput = z.strictObject({ keyword: plainText(60).optional(), ...filter });
export type DeskExceptionInput = z.output<typeof deskExceptionInput>;
const deskException = exceptionRow.extend({ firmName: z.string() });
export type DeskException = z.infer<typeof deskException>;
export const deskExceptionPage = pageOf(deskException);
export type DeskExceptionPage = z.infer<typeof deskExceptionPage>;

export const resolveInput = z.strictObject({
  exceptionId: rowId,
  /** Within what is tolerable after all, or a dispute says the rest. */
  resolution: z.enum(['accepted', 'disputed']),
  note: plainText(200).default(''),
});
/** What the shop has found out about a difference, or done: told to the customer. */
export const deskResolveInput = z.strictObject({ exceptionId: rowId, note: plainText(200).min(2, '请填写处理说明') });
export type DeskResolveInput = z.output<typeof deskResolveInput>;
export const resolved = z.object({ exceptionId: z.string(), status: z.string() });
export type ResolveInput = z.output<typeof resolveInput>;
