import type { DemoCase } from './demo-case.ts';

const CYLINDER = { category: '薄型气缸', like: { 缸径: '25', 行程: '10', 磁性: '带磁' } };
const LONGER = { category: '薄型气缸', like: { 缸径: '25', 行程: '15', 磁性: '带磁' } };
const VALVE = { category: '电磁阀', like: { 位数通数: '二位三通', 电压: 'DC24V', 通径: 'M5' } };

const TERMS = '月结 30 天';

/** Enquiries and quotes in every state, of the first two companies. */
export const DEMO_CASES: readonly DemoCase[] = [
  {
    userName: 'buyer',
    title: '进口线性模组替换',
    age: 2,
    urgent: true,
    note: '三号线送料机构停机待换，请优先。',
    wishes: [
      {
        words: { name: '线性模组 行程 450 导程 10 带抱闸', brand: 'THK', model: 'KR4610A+450L', unit: '套' },
        times: 2,
        substitute: true,
        note: '安装孔距 120×60，接 400W 伺服',
      },
      { words: { name: '联轴器 8-14 外径 34', unit: '个' }, times: 4 },
    ],
    enquiry: { source: 'search', path: [] },
  },
  {
    userName: 'buyer',
    title: '装配车间轴承年度用量',
    age: 26,
    note: '按年用量一次报价，分四次交货。',
    wishes: [
      { category: '深沟球轴承', times: 1200, target: '11.00' },
      { category: '润滑脂', times: 36 },
      { words: { name: '轴承加热器 感应式 内径 20-100', unit: '台' }, times: 1, substitute: true },
    ],
    enquiry: { source: 'list', path: ['processing'], talk: [[1, 'desk', 'taken']] },
    quote: { path: [], sent: [] },
  },
  {
    userName: 'buyer',
    title: '非标密封圈',
    age: 50,
    wishes: [
      {
        words: { name: '氟橡胶 O 型圈 耐温 200℃', model: '内径 183×线径 5.3', unit: '件' },
        times: 200,
        target: '18.50',
      },
    ],
    enquiry: {
      source: 'typed',
      path: ['processing', 'more_info'],
      talk: [
        [2, 'desk', 'taken'],
        [3, 'desk', 'asked', '请确认介质是水、油还是蒸汽，并上传安装槽图纸或旧件照片。'],
      ],
    },
  },
  {
    userName: 'buyer',
    title: '电控柜改造备件',
    age: 75,
    wishes: [
      { category: '变频器', times: 3, offers: [{ kind: 'same', category: '变频器', percent: [94] }] },
      { category: '接近开关', times: 20, offers: [{ kind: 'same', category: '接近开关', percent: [92] }] },
      {
        words: { name: '安全继电器 24V 双通道', brand: '皮尔磁', model: 'PNOZ s4', unit: '只' },
        times: 5,
        substitute: true,
        offers: [{ kind: 'none', note: '原厂交期 16 周，暂无现货，替代型号需您确认安全等级' }],
      },
    ],
    enquiry: {
      source: 'sku',
      path: ['processing', 'quoted'],
      talk: [[1, 'desk', 'taken']],
    },
    quote: { path: ['offered'], sent: [6], validDays: 12, terms: TERMS, delivery: '收到订单后 7 个工作日内送达' },
  },
  {
    userName: 'buyer',
    title: '进口气动件国产替代',
    age: 120,
    note: '原装交期太长，请同时报替代。',
    wishes: [
      {
        words: { name: '薄型气缸 缸径 25 行程 10 带磁', brand: 'FESTO', model: 'ADN-25-10-I-P-A', unit: '个' },
        times: 12,
        substitute: true,
        target: '82.00',
        offers: [
          { kind: 'substitute', ...CYLINDER, percent: [98, 95], note: '缸径、行程、磁性与原型号一致' },
          { kind: 'substitute', ...LONGER, percent: [100, 96], note: '行程 15 mm，配 5 mm 限位垫后与原行程一致' },
        ],
      },
      {
        words: { name: '电磁阀 二位三通 DC24V', brand: 'FESTO', model: 'VUVG-L10', unit: '个' },
        times: 20,
        substitute: true,
        offers: [{ kind: 'substitute', ...VALVE, percent: [97, 93], note: '二位三通、DC24V、接口 M5 一致' }],
      },
    ],
    enquiry: {
      source: 'search',
      path: ['processing', 'quoted'],
      talk: [[2, 'desk', 'taken']],
    },
    quote: {
      path: ['offered', 'negotiating', 'offered'],
      sent: [8, 30],
      validDays: 20,
      terms: TERMS,
      freight: '45.00',
      talk: [[12, 'buyer', 'negotiated', '气缸 12 个以上能否到 82 元']],
    },
  },
  {
    userName: 'buyer',
    title: '新员工劳保集采',
    age: 30,
    wishes: [
      {
        category: '安全鞋',
        times: 60,
        target: '155.00',
        offers: [{ kind: 'same', category: '安全鞋', percent: [90] }],
      },
      { category: '安全帽', times: 5, offers: [{ kind: 'same', category: '安全帽', percent: [92] }] },
      { category: '丁腈浸胶手套', times: 40, offers: [{ kind: 'same', category: '丁腈浸胶手套', percent: [88] }] },
    ],
    quote: {
      path: ['offered', 'negotiating'],
      sent: [3],
      validDays: 15,
      terms: TERMS,
      talk: [[20, 'buyer', 'negotiated', '安全鞋 60 双，希望 155 元以内']],
    },
  },
  {
    userName: 'buyer',
    title: '水泵与阀门大修件',
    age: 300,
    wishes: [
      { category: '离心泵', times: 2, offers: [{ kind: 'same', category: '离心泵', percent: [95] }] },
      { category: '止回阀', times: 8, offers: [{ kind: 'same', category: '止回阀', percent: [93] }] },
    ],
    quote: { path: ['offered'], sent: [2], validDays: 14, terms: TERMS, delivery: '离心泵送货上门，不含安装' },
  },
  {
    userName: 'buyer',
    title: '缠绕膜半年用量',
    age: 5,
    wishes: [
      { category: '缠绕膜', times: 50, target: '58.00' },
      { category: '工业擦拭布', times: 24 },
    ],
    quote: { path: [], sent: [] },
  },
  {
    userName: 'buyer',
    title: '旧型号编码器',
    age: 400,
    wishes: [
      { words: { name: '旋转编码器 1024 线 停产型号', brand: '多摩川', model: 'TS5214N510', unit: '只' }, times: 2 },
    ],
    enquiry: {
      source: 'search',
      path: ['processing', 'closed'],
      closeReason: '原厂已停产，市场只有拆机件，我们不供拆机件',
      talk: [[4, 'desk', 'taken']],
    },
  },
  {
    userName: 'zhouting',
    title: '检测工位量具',
    age: 900,
    wishes: [{ category: '数显卡尺', times: 12, offers: [{ kind: 'same', category: '数显卡尺', percent: [93] }] }],
    quote: { path: ['offered', 'expired'], sent: [2], validDays: 15, terms: TERMS, talk: [[362, 'shop', 'expired']] },
  },
  {
    userName: 'zhouting',
    title: '清洗线过滤器',
    age: 210,
    wishes: [{ words: { name: '袋式过滤器 1 号袋 304', unit: '台' }, times: 1 }],
    enquiry: {
      source: 'typed',
      path: ['cancelled'],
      closeReason: '项目推迟到明年',
      talk: [[9, 'buyer', 'cancelled', '项目推迟到明年']],
    },
  },
  {
    userName: 'buyer',
    title: '刀具试切',
    age: 520,
    wishes: [
      { category: '立铣刀', times: 40, offers: [{ kind: 'same', category: '立铣刀', percent: [95] }] },
      { category: '机用丝锥', times: 60, offers: [{ kind: 'same', category: '机用丝锥', percent: [95] }] },
    ],
    quote: {
      path: ['offered', 'cancelled'],
      sent: [5],
      validDays: 30,
      terms: TERMS,
      closeReason: '改用库存',
      talk: [[90, 'buyer', 'cancelled', '改用库存']],
    },
  },
  {
    userName: 'buyer2',
    title: '起重设备年检更换',
    age: 20,
    wishes: [
      { category: '电动葫芦', times: 2 },
      { words: { name: '吊钩总成 5T 带闭锁', unit: '套' }, times: 4, substitute: true },
    ],
    enquiry: { source: 'search', path: ['processing'], talk: [[1, 'desk', 'taken']] },
  },
  {
    userName: 'buyer2',
    title: '液压站换油',
    age: 60,
    wishes: [
      {
        category: '液压油',
        times: 40,
        target: '440.00',
        offers: [{ kind: 'same', category: '液压油', percent: [91] }],
      },
    ],
    quote: { path: ['offered'], sent: [2], validDays: 5, terms: '货到付款', freight: '120.00' },
  },
  {
    userName: 'buyer2',
    title: '车间软启动改造',
    age: 8,
    wishes: [
      {
        category: '软启动器',
        times: 6,
        target: '2600.00',
        offers: [{ kind: 'same', category: '软启动器', percent: [79], priceReason: '年度改造首单，后续两批约 20 台' }],
      },
    ],
    quote: { path: ['checking'], sent: [] },
  },
  {
    userName: 'admin2',
    title: '仓储笼与缠绕膜',
    age: 700,
    wishes: [{ category: '仓储笼', times: 30 }],
    quote: {
      path: ['rejected'],
      sent: [],
      closeReason: '项目要求带 CE 认证，我们目前没有对应产品',
      talk: [[20, 'desk', 'rejected', '项目要求带 CE 认证，我们目前没有对应产品']],
    },
  },
];

/** Quotes out of which orders of the demo year were made: who, how many orders back, how much of it was taken. */
export const DEMO_ORDERED = [
  { userName: 'buyer', back: 0, title: '月度备件议价单', taken: 'part' },
  { userName: 'buyer', back: 3, title: '保养备件报价', taken: 'all' },
  { userName: 'buyer2', back: 0, title: '车间辅料报价', taken: 'part' },
] as const;
