/** One class of UNSPSC as the shop keeps it. */
export interface UnspscClass {
  code: string;
  level: number;
  parentCode: string | null;
  nameZh: string | null;
  nameEn: string;
}

const LEVELS: Readonly<Record<string, number>> = { segment: 1, family: 2, class: 3, commodity: 4 };

/** Level of a code by its zeros: two digits a level, the rest zero. */
function levelOf(code: string): number {
  const used = code.replace(/(?:00)+$/, '').length;
  return Math.max(1, Math.ceil(used / 2));
}

/** Code of the class above, or null at the top. */
function parentOf(code: string, level: number): string | null {
  return level === 1 ? null : code.slice(0, (level - 1) * 2).padEnd(8, '0');
}

/** One row of a table with the columns code, level, name_zh and name_en; a sentence where it cannot be read. */
export function readUnspscRow(cells: Readonly<Record<string, string>>): UnspscClass | { problem: string } {
  const code = cells.code?.trim() ?? '';
  const nameEn = cells.name_en?.trim() ?? '';
  const nameZh = cells.name_zh?.trim() || null;
  if (!/^\d{8}$/.test(code)) return { problem: `编码“${code.slice(0, 20)}”不是 8 位数字` };
  const named = cells.level?.trim().toLowerCase() ?? '';
  const level = LEVELS[named] ?? levelOf(code);
  if (named !== '' && LEVELS[named] === undefined) return { problem: `不认识的层级“${named.slice(0, 20)}”` };
  if (nameEn === '' && nameZh === null) return { problem: '没有名称' };
  return { code, level, parentCode: parentOf(code, level), nameZh, nameEn: nameEn || (nameZh ?? '') };
}
