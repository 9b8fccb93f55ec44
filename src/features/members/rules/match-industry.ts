import type { Industry } from '#features/organisation/rules/public.ts';

/** Words that tell an industry, beside its own name. */
const WORDS: Readonly<Record<Industry, readonly string[]>> = {
  machining: ['机械', '精密', '加工', '机床', '模具'],
  equipment: ['装备', '重工', '重装', '设备制造', '起重'],
  automotive: ['汽车', '汽配', '车辆', '轮胎'],
  electronics: ['电子', '半导体', '芯片', '线路板', '光电'],
  chemical: ['化工', '石化', '石油', '涂料', '树脂'],
  pharma: ['医药', '制药', '生物', '药业', '医疗'],
  food: ['食品', '饮料', '乳业', '酒业', '粮油'],
  metallurgy: ['冶金', '钢铁', '有色', '矿业', '矿山', '铝业'],
  energy: ['电力', '能源', '电网', '新能源', '热电', '光伏'],
  building: ['建筑', '建设', '安装', '工程', '建材'],
  logistics: ['物流', '仓储', '运输', '快递', '港口'],
  property: ['物业', '酒店', '商业管理', '设施'],
  research: ['研究', '学院', '大学', '实验室', '科研'],
};

/** Industries that a company's words point to, those with more of their words first. */
export function matchIndustries(text: string): Industry[] {
  const points = (Object.keys(WORDS) as Industry[]).map(
    (code) => [code, WORDS[code].filter((word) => text.includes(word)).length] as const,
  );
  return points
    .filter(([, count]) => count > 0)
    .toSorted(([, a], [, b]) => b - a)
    .map(([code]) => code);
}
