import { parseArgs } from 'node:util';
import { PROFILES } from '#seed/catalog/profiles.ts';
import { DEMO_SEED } from '#seed/catalog/seed-catalog.ts';
import { ArgumentError } from './import-arguments.ts';

export interface GenerateArguments {
  skuCount: number;
  seed: string;
  /** Write the search index when the goods are there. */
  index: boolean;
}

const USAGE = `用法：npm run generate-catalog -- [选项]
  --profile 名称   ${Object.keys(PROFILES).join('、')}（默认 5k）
  --items 数量     商品数，代替 --profile
  --seed 文字      换一套商品（默认 ${DEMO_SEED}）
  --no-index       不重建搜索索引`;

const OPTIONS = {
  profile: { type: 'string' },
  items: { type: 'string' },
  seed: { type: 'string', default: DEMO_SEED },
  index: { type: 'boolean', default: true },
} as const;

/** @throws ArgumentError with the usage when the command line is wrong. */
export function parseGenerateArguments(args: readonly string[]): GenerateArguments {
  const { profile, items, seed, index } = read(args);
  if (profile !== undefined && items !== undefined)
    throw new ArgumentError(`--profile 和 --items 只能写一个。\n${USAGE}`);
  if (items !== undefined && !/^[1-9]\d{0,6}$/.test(items)) throw new ArgumentError(`数量不对：${items}\n${USAGE}`);
  const skuCount = items === undefined ? PROFILES[(profile ?? '5k').toLowerCase()] : Number(items);
  if (!skuCount) throw new ArgumentError(`没有这个规模：${profile}\n${USAGE}`);
  return { skuCount, seed, index };
}

function read(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowNegative: true, strict: true }).values;
  } catch {
    throw new ArgumentError(USAGE);
  }
}
