import type { Industry } from '#features/organisation/rules/public.ts';

/** One kind of thing in a basket: a category by its name, with the usual quantity in order units. */
export type BasketLine = readonly [category: string, low: number, high: number];

/** Things that are used up or built in together, and therefore bought together. */
export interface Basket {
  name: string;
  lines: readonly BasketLine[];
  /** The value of this attribute is one for the whole basket: bolt, nut and washer of one thread. */
  alike?: string;
}

const basket = (name: string, lines: readonly BasketLine[], alike?: string): Basket => ({ name, lines, alike });

/** What a firm buys every few weeks, by what it does. */
export const BASKETS = {
  boltJoint: basket(
    '螺栓连接',
    [
      ['外六角螺栓', 2, 20],
      ['六角螺母', 2, 16],
      ['平垫圈', 2, 12],
      ['弹簧垫圈', 2, 12],
    ],
    '规格',
  ),
  socketScrews: basket(
    '内六角连接',
    [
      ['内六角圆柱头螺钉', 2, 30],
      ['平垫圈', 2, 12],
      ['弹簧垫圈', 2, 12],
    ],
    '规格',
  ),
  lockJoint: basket(
    '防松连接',
    [
      ['法兰面螺栓', 2, 15],
      ['尼龙锁紧螺母', 2, 15],
      ['平垫圈', 2, 10],
    ],
    '规格',
  ),
  threading: basket('攻丝', [
    ['机用丝锥', 4, 20],
    ['HSS直柄麻花钻', 5, 30],
    ['丝锥扳手', 1, 2],
    ['切削油', 1, 2],
  ]),
  turning: basket('车削', [
    ['钢件外圆车刀片', 2, 20],
    ['外圆刀杆', 1, 3],
    ['半合成切削液', 1, 3],
    ['外径千分尺', 1, 2],
  ]),
  milling: basket('铣削', [
    ['AlTiN立铣刀', 3, 20],
    ['ER夹头', 2, 8],
    ['BT刀柄', 1, 4],
    ['数显卡尺', 1, 3],
  ]),
  machineOil: basket('设备润滑', [
    ['导轨油', 1, 3],
    ['液压油', 1, 4],
    ['润滑脂', 2, 12],
    ['吸油棉', 1, 4],
  ]),
  bearings: basket('轴承更换', [
    ['62系列带密封圈深沟球轴承', 4, 40],
    ['骨架油封TC型', 4, 30],
    ['孔用挡圈', 1, 6],
    ['润滑脂', 1, 6],
  ]),
  drive: basket('传动维修', [
    ['A型V带', 2, 20],
    ['滚子链', 1, 6],
    ['梅花联轴器', 1, 4],
    ['防卡剂', 1, 4],
  ]),
  grinding: basket('打磨', [
    ['树脂切割片', 1, 10],
    ['百叶片', 1, 8],
    ['角磨机', 1, 2],
    ['护目镜', 2, 20],
  ]),
  welding: basket('焊接', [
    ['实芯焊丝', 2, 20],
    ['导电嘴', 1, 10],
    ['焊工手套', 6, 40],
    ['自动变光面罩', 1, 4],
  ]),
  electrodes: basket('焊条作业', [
    ['碳钢焊条', 5, 40],
    ['焊钳', 1, 4],
    ['护目镜片', 5, 30],
    ['焊工手套', 6, 30],
  ]),
  control: basket('电柜装配', [
    ['C型小型断路器', 4, 40],
    ['AC220V交流接触器', 2, 20],
    ['接线端子', 10, 100],
    ['导轨', 2, 10],
    ['BVR多股软线', 1, 6],
  ]),
  wiring: basket('接线', [
    ['冷压端子', 2, 20],
    ['热缩管', 1, 10],
    ['压线钳', 1, 2],
    ['号码管', 1, 6],
  ]),
  pneumatics: basket('气动维修', [
    ['标准气缸', 1, 8],
    ['电磁阀', 1, 8],
    ['PU气管', 1, 6],
    ['快插直通接头', 5, 60],
  ]),
  airSupply: basket('空压站保养', [
    ['空压机油', 1, 3],
    ['油滤', 1, 4],
    ['空滤', 1, 4],
    ['油分', 1, 2],
  ]),
  flanges: basket('法兰密封', [
    ['法兰', 2, 12],
    ['金属缠绕垫', 4, 40],
    ['双头螺柱', 1, 8],
    ['生料带', 5, 30],
  ]),
  valves: basket('阀门检修', [
    ['球阀', 1, 8],
    ['石墨盘根', 1, 6],
    ['压力表', 1, 8],
    ['松动剂', 12, 24],
  ]),
  chemicalGuard: basket('化学防护', [
    ['耐酸碱手套', 6, 60],
    ['半面罩', 2, 12],
    ['滤毒盒', 4, 40],
    ['化学吸附棉', 1, 6],
  ]),
  workwear: basket('劳保发放', [
    ['丁腈浸胶手套', 12, 120],
    ['安全帽', 5, 30],
    ['耳塞', 1, 10],
    ['防护眼镜', 5, 40],
  ]),
  cleanRoom: basket('洁净车间', [
    ['一次性丁腈手套', 10, 60],
    ['洁净服', 2, 20],
    ['擦拭纸', 4, 30],
    ['无水乙醇', 2, 12],
  ]),
  soldering: basket('电子焊接', [
    ['锡线', 2, 20],
    ['焊台', 1, 3],
    ['防静电手套', 10, 60],
    ['精密电器清洗剂', 12, 24],
  ]),
  foodHygiene: basket('车间卫生', [
    ['一次性乳胶手套', 10, 80],
    ['KN95口罩', 5, 40],
    ['洗手液', 6, 30],
    ['84消毒液', 6, 40],
  ]),
  cleaning: basket('日常保洁', [
    ['垃圾袋', 10, 60],
    ['大盘纸', 2, 10],
    ['地面清洁剂', 2, 12],
    ['拖把', 2, 10],
  ]),
  packing: basket('打包发货', [
    ['封箱胶带', 6, 60],
    ['缠绕膜', 4, 30],
    ['纸箱', 20, 100],
    ['热敏标签纸', 5, 40],
  ]),
  office: basket('办公补给', [
    ['A4纸', 5, 40],
    ['硒鼓', 1, 4],
    ['笔', 2, 10],
    ['电池', 2, 10],
  ]),
} as const satisfies Record<string, Basket>;

export type BasketCode = keyof typeof BASKETS;

/** Baskets of the industries that stand in the demo, the most frequent first. */
export const INDUSTRY_BASKETS: Partial<Record<Industry, readonly BasketCode[]>> = {
  machining: ['socketScrews', 'milling', 'turning', 'threading', 'machineOil', 'grinding', 'workwear', 'office'],
  equipment: ['boltJoint', 'welding', 'grinding', 'bearings', 'drive', 'lockJoint', 'electrodes', 'workwear'],
  electronics: ['soldering', 'cleanRoom', 'control', 'wiring', 'pneumatics', 'packing', 'office', 'socketScrews'],
  automotive: ['lockJoint', 'turning', 'pneumatics', 'machineOil', 'grinding', 'control', 'workwear', 'packing'],
  logistics: ['packing', 'drive', 'cleaning', 'bearings', 'workwear', 'office', 'wiring'],
  chemical: ['flanges', 'chemicalGuard', 'valves', 'bearings', 'boltJoint', 'airSupply', 'electrodes', 'workwear'],
  food: ['foodHygiene', 'cleaning', 'packing', 'pneumatics', 'bearings', 'drive', 'airSupply', 'office'],
};
