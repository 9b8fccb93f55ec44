/** What one person decides about a demo request, so many hours before now. */
export interface DemoDecision {
  by: string;
  act: 'approve' | 'refuse' | 'return';
  comment: string;
  hoursAgo: number;
}

/** An order that somebody has to agree to. */
export interface DemoRequest {
  buyer: string;
  hoursAgo: number;
  costCenter: string;
  /** Bought on account unless it says otherwise. */
  payWay?: 'online';
  note: string;
  /** Best sold item of a category, and what is spent on it, in yuan. */
  wishes: readonly (readonly [category: string, yuan: number])[];
  decisions?: readonly DemoDecision[];
}

/** Somebody who is away, and who decides meanwhile. */
export const DEMO_DELEGATION = { from: 'majun', to: 'approver', reason: '客户现场出差', days: 5 };

/** Requests of the first two firms in every state; what the first firm's approver sees is a morning's work. */
export const DEMO_REQUESTS: readonly DemoRequest[] = [
  {
    buyer: 'buyer',
    hoursAgo: 44,
    costCenter: 'CC1002',
    note: '年度检修备件，分两批到货',
    wishes: [
      ['逆变直流焊机', 8_000],
      ['焊接面罩', 9_000],
      ['角磨机', 6_000],
    ],
    decisions: [{ by: 'approver', act: 'approve', comment: '同意，按检修计划执行', hoursAgo: 40 }],
  },
  // Approved this morning, and waits for its money until the working days for that are over.
  {
    buyer: 'buyer',
    hoursAgo: 5,
    costCenter: 'CC1004',
    note: '焊接工位补充防护用品',
    payWay: 'online',
    wishes: [['焊接面罩', 24_000]],
    decisions: [{ by: 'approver', act: 'approve', comment: '同意', hoursAgo: 2 }],
  },
  {
    buyer: 'sunyue',
    hoursAgo: 41,
    costCenter: 'CC1004',
    note: '封箱线扩容',
    wishes: [
      ['封箱机', 14_000],
      ['中型货架', 11_000],
    ],
    decisions: [{ by: 'approver', act: 'refuse', comment: '本月已有同类采购，请合并后再提', hoursAgo: 26 }],
  },
  {
    buyer: 'buyer',
    hoursAgo: 28,
    costCenter: 'CC1005',
    note: '计量室更新',
    wishes: [
      ['多功能仪表', 15_000],
      ['温湿度计', 11_000],
    ],
    decisions: [{ by: 'approver', act: 'return', comment: '请补充选型依据和使用部门的确认', hoursAgo: 23 }],
  },
  {
    buyer: 'sunyue',
    hoursAgo: 25,
    costCenter: 'CC1004',
    note: '',
    wishes: [
      ['中型货架', 15_000],
      ['手提探照灯', 9_000],
    ],
  },
  {
    buyer: 'buyer',
    hoursAgo: 21,
    costCenter: 'CC1001',
    note: '三号线停机检修，周四前到货',
    wishes: [
      ['BVR多股软线', 16_000],
      ['压力开关', 7_000],
      ['化学锚栓', 6_000],
    ],
  },
  {
    buyer: 'qiankun',
    hoursAgo: 6,
    costCenter: 'CC1002',
    note: '维修班组补充工具',
    wishes: [
      ['电动螺丝刀', 2_600],
      ['螺丝批组套', 1_800],
    ],
  },
  {
    buyer: 'buyer',
    hoursAgo: 5,
    costCenter: 'CC1004',
    note: '新库区一次性配齐',
    wishes: [
      ['封箱机', 62_000],
      ['中型货架', 34_000],
      ['等离子切割机', 20_000],
    ],
  },
  {
    buyer: 'buyer',
    hoursAgo: 2,
    costCenter: 'CC1001',
    note: '',
    wishes: [
      ['焊接面罩', 14_000],
      ['急救箱', 9_000],
    ],
  },
  {
    buyer: 'buyer2',
    hoursAgo: 20,
    costCenter: 'CC1002',
    note: '行车年检配件',
    wishes: [
      ['生命线', 8_000],
      ['化学锚栓', 5_000],
    ],
    decisions: [{ by: 'approver2', act: 'approve', comment: '', hoursAgo: 17 }],
  },
  {
    buyer: 'buyer2',
    hoursAgo: 4,
    costCenter: 'CC1004',
    note: '',
    wishes: [
      ['空滤', 7_000],
      ['油滤', 6_000],
    ],
  },
];
