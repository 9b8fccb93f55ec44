import { findHeader, type MappingAdvice } from './find-header.ts';

export type SheetChoice = { name: string } | { problem: string };

/**
 * Chooses the one sheet that holds articles: the sheet asked for, or the only one whose first rows contain a header
 * with item number and name. Two such sheets are never guessed between.
 */
export function pickSheet(
  sheets: readonly { name: string; firstRows: readonly (readonly string[])[] }[],
  asked: string | null,
  advice: MappingAdvice,
): SheetChoice {
  const names = sheets.map((sheet) => `“${sheet.name}”`).join('、');
  if (asked !== null) {
    const found = sheets.some((sheet) => sheet.name === asked);
    return found ? { name: asked } : { problem: `工作簿里没有工作表“${asked}”，只有 ${names}` };
  }
  const possible = sheets.filter((sheet) => findHeader(sheet.firstRows, advice) !== null);
  const [only, another] = possible;
  if (another) {
    const several = possible.map((sheet) => `“${sheet.name}”`).join('、');
    return { problem: `工作簿里有 ${possible.length} 个商品工作表：${several}。请用 --sheet 指定一个` };
  }
  if (only) return { name: only.name };
  return { problem: `工作簿里没有商品工作表：${names || '空工作簿'} 的前 20 行都没有“编号”和“名称”两列` };
}
