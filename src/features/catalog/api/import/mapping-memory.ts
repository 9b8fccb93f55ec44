import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import type { RememberedMapping } from '../../rules/import/find-header.ts';
import type { ColumnWishes } from '../../rules/import/guess-columns.ts';
import { FIELD_LABELS, IMPORT_FIELDS, type ImportField } from '../../rules/import/import-record.ts';
import { ImportFileProblem } from './import-file-problem.ts';

const wishesSchema = z.strictObject({
  columns: z.partialRecord(z.enum(IMPORT_FIELDS), z.string().nullable()).default({}),
  attributes: z.record(z.string(), z.string().min(1).max(40)).default({}),
  ignore: z.array(z.string()).default([]),
});

const memorySchema = z.array(z.object({ supplier: z.string(), headers: z.array(z.string()), wishes: wishesSchema }));

type Memory = z.infer<typeof memorySchema>;

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

async function readMemory(path: string): Promise<Memory> {
  const text = await readText(path);
  if (text === null) return [];
  const parsed = memorySchema.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  throw new ImportFileProblem(`${path} 已损坏，请删除后再导入（只会忘记以前的列对应）。`, { cause: parsed.error });
}

/** Mappings of a supplier's earlier files. */
export async function recallMappings(path: string, supplier: string): Promise<RememberedMapping[]> {
  return (await readMemory(path)).filter((entry) => entry.supplier === supplier);
}

/** Keeps one mapping per supplier and header row; the file is replaced in one step. */
export async function rememberMapping(path: string, supplier: string, mapping: RememberedMapping): Promise<void> {
  const key = mapping.headers.join('\n');
  const others = (await readMemory(path)).filter((one) => one.supplier !== supplier || one.headers.join('\n') !== key);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.new`, `${JSON.stringify([...others, { supplier, ...mapping }], null, 2)}\n`);
  await rename(`${path}.new`, path);
}
