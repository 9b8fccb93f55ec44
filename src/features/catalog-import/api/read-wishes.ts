import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { ImportFileProblem } from '#platform/api/tables/import-file-problem.ts';
import type { ColumnWishes } from '../rules/guess-columns.ts';
import { FIELD_LABELS, IMPORT_FIELDS, type ImportField } from '../rules/import-record.ts';

/** A mapping as people write it and as it is remembered. */
export const wishesSchema = z.strictObject({
  columns: z.partialRecord(z.enum(IMPORT_FIELDS), z.string().nullable()).default({}),
  attributes: z.record(z.string(), z.string().min(1).max(40)).default({}),
  ignore: z.array(z.string()).default([]),
});

async function readText(path: string): Promise<string | null> {
  return readFile(path, 'utf8').catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT') return null;
    throw new ImportFileProblem(`无法读取 ${path}。`, { cause });
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

/** Reads a mapping that a person wrote: `{"columns": {"price": "Preis3 (EUR)"}, "attributes": {}, "ignore": []}`. */
export async function readWishes(path: string): Promise<ColumnWishes> {
  const text = await readText(path);
  if (text === null) throw new ImportFileProblem(`找不到列对应文件 ${path}。`);
  const parsed = wishesSchema.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  const fields = IMPORT_FIELDS.map((field: ImportField) => `${field}（${FIELD_LABELS[field]}）`).join('、');
  throw new ImportFileProblem(
    `列对应文件 ${path} 应为 {"columns": {"字段": "表头"}, "attributes": {"表头": "属性名"}, "ignore": ["表头"]}，字段可用：${fields}。`,
    { cause: parsed.error },
  );
}
