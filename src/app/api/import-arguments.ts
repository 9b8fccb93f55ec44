import { parseArgs } from 'node:util';
import type { ReportFormat } from '#features/catalog-import/api/import-report.ts';
import type { FileAdvice } from '#features/catalog-import/api/run-import.ts';
import { type CurrencyRates, currencyCode, currencyRates } from '#features/catalog-import/rules/currency-rates.ts';

export const USAGE = `用法：npm run import -- 文件 [选项]      导入商品（CSV、XLSX、BMEcat 1.2 / 2005，可用 .gz）
      npm run import -- unspsc 文件      载入 UNSPSC 分类
  --supplier 名称          供应商；同一供应商再次导入会更新它的商品（默认取文件内的供应商、品牌或文件名）
  --brand 名称             没有品牌列时的品牌（默认按文件名猜测）
  --category 编码          只用这个分类及其下级；认不出品类的商品归入它
  --currency 代码          价格没有写币种时的币种（默认 CNY）
  --currency-rate EUR=7.80 汇率，可写多次
  --stock 数量             没有库存列时的库存（默认新商品为 10 × 起订量）
  --sheet 名称             工作簿里的工作表
  --mapping 文件           列对应（JSON）
  --price-type 名称        BMEcat 里作为销售价的价格类型（默认 net_customer、net_list 等标准类型）
  --report-format xlsx     逐行报告的格式：csv（默认）或 xlsx
  --dry-run                只检查，不写入`;

/** The command line is wrong. `userMessage` says how. */
export class ArgumentError extends Error {
  override readonly name = 'ArgumentError';
  readonly userMessage: string;

  constructor(userMessage: string) {
    super(userMessage);
    this.userMessage = userMessage;
  }
}

export interface ImportArguments extends FileAdvice {
  kind: 'catalogue' | 'unspsc';
  file: string;
  mapping: string | null;
  reportFormat: ReportFormat;
}

const OPTIONS = {
  supplier: { type: 'string' },
  brand: { type: 'string' },
  category: { type: 'string' },
  currency: { type: 'string', default: 'CNY' },
  'currency-rate': { type: 'string', multiple: true, default: [] as string[] },
  stock: { type: 'string' },
  sheet: { type: 'string' },
  mapping: { type: 'string' },
  'price-type': { type: 'string' },
  'report-format': { type: 'string', default: 'csv' },
  'dry-run': { type: 'boolean', default: false },
} as const;

function parse(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    const option = /'(-[^' ]*)/.exec(String(error))?.[1] ?? '';
    throw new ArgumentError(`不认识的选项或缺少值：${option}。\n${USAGE}`);
  }
}

function readRates(entries: readonly string[]): CurrencyRates {
  try {
    return currencyRates(entries);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new ArgumentError(`汇率“${error.message}”应写成 EUR=7.80。`);
  }
}

function readStock(text: string | undefined): number | null {
  if (text === undefined) return null;
  if (!/^\d{1,6}$/.test(text)) throw new ArgumentError(`库存“${text}”应为 0 到 999999 的整数。`);
  return Number(text);
}

function readReportFormat(text: string): ReportFormat {
  if (text === 'csv' || text === 'xlsx') return text;
  throw new ArgumentError(`报告格式“${text}”应为 csv 或 xlsx。`);
}

/** Reads the command line; what it leaves open is guessed from the file later. @throws ArgumentError */
export function parseImportArguments(argv: readonly string[]): ImportArguments {
  const { values, positionals } = parse(argv);
  const kind = positionals[0] === 'unspsc' && positionals.length === 2 ? 'unspsc' : 'catalogue';
  const [file] = kind === 'unspsc' ? positionals.slice(1) : positionals;
  if (!file || (kind === 'catalogue' && positionals.length > 1)) throw new ArgumentError(USAGE);
  const currency = currencyCode(values.currency);
  if (!currency) throw new ArgumentError(`币种“${values.currency}”应为三个字母的代码，例如 EUR。`);
  return {
    kind,
    file,
    supplier: values.supplier?.trim() || null,
    brand: values.brand?.trim() || null,
    categoryCode: values.category ?? null,
    currency,
    rates: readRates(values['currency-rate']),
    stock: readStock(values.stock),
    sheet: values.sheet ?? null,
    mapping: values.mapping ?? null,
    priceType: values['price-type'] ?? null,
    reportFormat: readReportFormat(values['report-format']),
    dryRun: values['dry-run'],
  };
}
