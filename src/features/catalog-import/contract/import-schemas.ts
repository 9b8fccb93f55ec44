import { z } from 'zod';
import { EMPTY_FILE } from '#platform/shared/empty-file.ts';
import { instantText, plainText, rowId } from '#platform/shared/wire-schemas.ts';

export const runStatus = z.enum(['uploaded', 'queued', 'running', 'done', 'failed', 'cancelled']);

/** Bytes of one piece, with room above what the page sends. */
const PIECE_MAX = 2 * 1024 * 1024;
const FILE_MAX = 50 * 1024 * 1024;

/** One piece of a file, as a form; the first has no `uploadId`. Pieces come in order. */
export const pieceInput = z.strictObject({
  uploadId: z
    .string()
    .regex(/^[0-9a-f]{32}$/, '上传编号格式不正确')
    .optional(),
  fileName: plainText(200).min(1, '缺少文件名'),
  byteSize: z.coerce.number().int().min(1, EMPTY_FILE).max(FILE_MAX, '文件最大 50 MB'),
  offset: z.coerce.number().int().min(0).max(FILE_MAX),
  piece: z.file().max(PIECE_MAX, '每次最多 2 MB'),
});

export const pieceAnswer = z.object({
  uploadId: z.string(),
  /** Bytes that have arrived; the next piece begins there. */
  received: z.number().int(),
  /** The run, once the file is whole. */
  runId: z.string().nullable(),
});

const columnUse = z.strictObject({ header: plainText(200), use: z.string().regex(/^[a-zA-Z]{1,20}$/) });

/** What the person who imports decides; empty texts leave it to the file. */
export const importSettings = z.strictObject({
  supplier: plainText(60).default(''),
  brand: plainText(60).default(''),
  categoryCode: plainText(40).default(''),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, '币种应为三个字母')
    .default('CNY'),
  /** `EUR=7.80` */
  rates: z
    .array(z.string().regex(/^[A-Z]{3}=\d{1,6}(\.\d{1,6})?$/, '汇率应写成 EUR=7.80'))
    .max(20)
    .default([]),
  stock: z.number().int().min(0).max(999_999).nullable().default(null),
  sheet: plainText(100).default(''),
  priceType: plainText(40).default(''),
  /** What each column is taken for; null leaves it to the guess. */
  columns: z.array(columnUse).max(300).nullable().default(null),
});
export type ImportSettings = z.infer<typeof importSettings>;

export const startInput = z.strictObject({ id: rowId, settings: importSettings, dryRun: z.boolean() });

export const previewInput = z.strictObject({
  id: rowId,
  supplier: plainText(60).default(''),
  sheet: plainText(100).default(''),
});

export const importRun = z.object({
  id: z.string(),
  fileName: z.string(),
  byteSize: z.number(),
  supplier: z.string(),
  dryRun: z.boolean(),
  status: runStatus,
  rowsDone: z.number().int(),
  rowsTotal: z.number().int().nullable(),
  added: z.number().int(),
  changed: z.number().int(),
  skipped: z.number().int(),
  refused: z.number().int(),
  /** Why it failed, in one sentence. */
  problem: z.string().nullable(),
  hasReport: z.boolean(),
  createdAt: instantText,
  finishedAt: instantText.nullable(),
});
export type ImportRun = z.infer<typeof importRun>;

export const importRunDetail = importRun.extend({
  settings: z.object(importSettings.shape),
  /** The file is still there: it may be imported again. */
  fileKept: z.boolean(),
});
export type ImportRunDetail = z.infer<typeof importRunDetail>;

/** What a file looks like before it is imported. */
export const importPreview = z.object({
  /** Why it cannot be read; then everything else is empty. */
  problem: z.string().nullable(),
  /** Format, encoding, separator, sheet. */
  notes: z.array(z.string()),
  /** Where the mapping comes from; null for formats that name their fields. */
  origin: z.enum(['given', 'remembered', 'guessed']).nullable(),
  columns: z.array(z.object({ header: z.string(), use: z.string(), sample: z.string() })),
  /** First articles as they are understood. */
  samples: z.array(
    z.object({
      line: z.number().int(),
      itemNo: z.string(),
      name: z.string(),
      price: z.string(),
      unit: z.string(),
      attributes: z.string(),
    }),
  ),
  /** Guessed where the person leaves them open. */
  supplier: z.string(),
  brand: z.string(),
  currency: z.string(),
});
export type ImportPreview = z.infer<typeof importPreview>;
