import type { DemoReturn } from './demo-case.ts';

/** 200 yuan: what is settled at once. */
const QUICK_FEN = 20_000n;

/** Cases that somebody is to act upon, of the first firm of the demo. */
export const OPEN_RETURNS: readonly DemoReturn[] = [
  {
    kind: 'return',
    reason: 'broken',
    route: 'returned',
    until: 'reviewing',
    hoursAgo: 2,
    note: '通电后不转，换插座试过。',
  },
  {
    kind: 'refund_only',
    reason: 'damaged',
    route: 'refunded',
    until: 'reviewing',
    hoursAgo: 11,
    note: '开箱时已碎裂。',
  },
  {
    kind: 'exchange',
    reason: 'wrong_item',
    route: 'exchanged',
    until: 'reviewing',
    hoursAgo: 1,
    note: '型号与订单不一致。',
  },
  {
    ...{ kind: 'return', reason: 'not_needed', route: 'returned', until: 'reviewing', hoursAgo: 5, lines: 2 },
    note: '项目取消，未拆封。',
  },
  {
    ...{ kind: 'return', reason: 'size_off', route: 'supplemented', until: 'supplementing', hoursAgo: 26 },
    ...{ note: '与图纸尺寸不符。', answer: '请补一张卡尺测量的照片，能看清读数。' },
  },
  { kind: 'return', reason: 'wrongly_bought', route: 'returned', until: 'to_return', hoursAgo: 30, note: '规格选错。' },
  {
    ...{ kind: 'exchange', reason: 'broken', route: 'exchanged', until: 'to_return', hoursAgo: 50, way: 'mail' },
    note: '使用两天后异常发热。',
  },
  {
    kind: 'return',
    reason: 'broken',
    route: 'returned',
    until: 'arriving',
    hoursAgo: 40,
    note: '螺纹有毛刺，无法旋入。',
  },
  {
    kind: 'return',
    reason: 'not_needed',
    route: 'returned',
    until: 'inspecting',
    hoursAgo: 70,
    note: '多领，未拆封。',
  },
  { kind: 'repair', reason: 'intermittent', route: 'repaired', until: 'inspecting', hoursAgo: 66, note: '时好时坏。' },
  {
    kind: 'exchange',
    reason: 'broken',
    route: 'exchanged',
    until: 'choosing',
    hoursAgo: 90,
    grade: 'scrap',
    note: '漏油。',
  },
  {
    kind: 'repair',
    reason: 'worn',
    route: 'repaired',
    until: 'estimating',
    hoursAgo: 100,
    note: '长期使用后精度下降。',
  },
  { kind: 'repair', reason: 'broken', route: 'repaired', until: 'repairing', hoursAgo: 120, note: '按键失灵。' },
  {
    kind: 'refund_only',
    reason: 'damaged',
    route: 'refunded',
    until: 'confirming',
    hoursAgo: 60,
    note: '包装进水，标签脱落。',
  },
  {
    ...{ kind: 'return', reason: 'not_needed', route: 'returned', until: 'confirming', hoursAgo: 110, grade: 'good' },
    note: '数量订多了，未拆封。',
  },
];

/** The same of other firms, one after the other. */
export const OTHER_OPEN: readonly DemoReturn[] = [
  {
    kind: 'return',
    reason: 'not_as_described',
    route: 'returned',
    until: 'reviewing',
    hoursAgo: 3,
    note: '材质与页面不同。',
  },
  { kind: 'return', reason: 'damaged', route: 'returned', until: 'to_return', hoursAgo: 28, note: '外壳变形。' },
  { kind: 'return', reason: 'broken', route: 'returned', until: 'arriving', hoursAgo: 45, note: '密封不良。' },
  { kind: 'return', reason: 'wrong_item', route: 'returned', until: 'inspecting', hoursAgo: 60, note: '颜色发错。' },
  {
    kind: 'refund_only',
    reason: 'no_papers',
    route: 'refunded',
    until: 'reviewing',
    hoursAgo: 9,
    note: '缺少合格证。',
  },
  { kind: 'refund_only', reason: 'late', route: 'refunded', until: 'confirming', hoursAgo: 75, note: '停机期已过。' },
];

/** What has come to its end, told again and again over the year. */
export const ENDED_RETURNS: readonly DemoReturn[] = [
  {
    kind: 'return',
    reason: 'not_needed',
    route: 'returned',
    until: 'completed',
    grade: 'good',
    note: '多买，未拆封。',
  },
  {
    kind: 'refund_only',
    reason: 'damaged',
    route: 'quick',
    until: 'completed',
    mostFen: QUICK_FEN,
    note: '到货破损。',
  },
  { kind: 'return', reason: 'broken', route: 'returned', until: 'completed', grade: 'scrap', note: '无法使用。' },
  { kind: 'return', reason: 'wrong_item', route: 'returned', until: 'completed', grade: 'good', note: '错发。' },
  { kind: 'refund_only', reason: 'damaged', route: 'refunded', until: 'completed', note: '运输中压坏，不便退回。' },
  { kind: 'repair', reason: 'broken', route: 'repaired', until: 'completed', note: '开关接触不良。' },
  {
    ...{ kind: 'return', reason: 'wrongly_bought', route: 'rejected', until: 'rejected', note: '型号不合适。' },
    answer: '商品已拆封使用，且无质量问题，不在可退范围。',
  },
  {
    kind: 'return',
    reason: 'size_off',
    route: 'returned',
    until: 'completed',
    grade: 'blocked',
    note: '孔距偏差 2 mm。',
  },
  { kind: 'price_gap', reason: 'price', route: 'refunded', until: 'completed', note: '高于协议价。' },
  { kind: 'return', reason: 'not_needed', route: 'withdrawn', until: 'withdrawn', note: '暂不退了。' },
  { kind: 'return', reason: 'broken', route: 'returned', until: 'completed', grade: 'blocked', note: '异响。' },
  { kind: 'refund_only', reason: 'short', route: 'refunded', until: 'completed', note: '少一件。' },
];

/** How many ended cases each of the firms has, in the order of their numbers; the others one. */
export const ENDED_OF: Readonly<Record<string, number>> = { C100286: 15, C100517: 8 };
