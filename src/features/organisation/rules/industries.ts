/** Industries a company can belong to: code in `firms.industry`, name on screens. */
export const INDUSTRIES = {
  machining: '机械加工',
  equipment: '装备制造',
  automotive: '汽车零部件',
  electronics: '电子制造',
  chemical: '石油化工',
  pharma: '生物医药',
  food: '食品饮料',
  metallurgy: '冶金矿山',
  energy: '电力能源',
  building: '建筑安装',
  logistics: '仓储物流',
  property: '物业与设施',
  research: '科研院校',
} as const satisfies Record<string, string>;

export type Industry = keyof typeof INDUSTRIES;

export function isIndustry(code: string): code is Industry {
  return Object.hasOwn(INDUSTRIES, code);
}

/** Name of an industry; null for firms that have none, and for codes of a newer version. */
export function industryName(code: string | null): string | null {
  return code !== null && isIndustry(code) ? INDUSTRIES[code] : null;
}
