import { foldText } from './fold-text.ts';

/** The shop's own word first, then the words buyers use for it. */
export type SynonymGroup = readonly string[];

/** Words for the same thing. Words are folded: upper case, half width, no blanks. */
export interface SynonymTable {
  /** Other words for a word. */
  others: ReadonlyMap<string, readonly string[]>;
  /** Words that are not Chinese characters alone, such as O型圈, longest first: no segmenter keeps these together. */
  mixed: readonly string[];
}

export const NO_SYNONYMS: SynonymTable = { others: new Map(), mixed: [] };

const IS_HAN = /^\p{Script=Han}+$/u;

/**
 * Groups as a table. Words of one group stand for each other; a word of two groups stands for both own words, without
 * making these the same: 螺丝 is 螺钉 or 螺栓, but who asks for 螺钉 wants no 螺栓.
 */
export function makeSynonymTable(groups: readonly SynonymGroup[]): SynonymTable {
  const others = new Map<string, string[]>();
  for (const group of groups) {
    const words = [...new Set(group.map(wordKey))].filter(Boolean);
    for (const word of words) {
      const known = others.get(word) ?? [];
      others.set(word, [...known, ...words.filter((other) => other !== word && !known.includes(other))]);
    }
  }
  const mixed = [...others.keys()].filter((word) => !IS_HAN.test(word));
  return { others, mixed: mixed.sort((a, b) => b.length - a.length) };
}

/** How words are compared: folded, without blanks. */
export const wordKey = (word: string): string => foldText(word).replace(/\s+/g, '');

/** In force until the operator saves words of their own. Common misspellings count as words. */
export const TRADE_SYNONYMS: readonly SynonymGroup[] = [
  ['螺钉', '螺丝', '螺丝钉'],
  ['螺栓', '螺丝'],
  ['螺母', '螺帽', '丝母'],
  ['垫圈', '垫片', '华司', '介子'],
  ['平垫圈', '平垫', '平介子'],
  ['扳手', '板手', '扳子'],
  ['螺丝批', '螺丝刀', '起子', '改锥', '螺丝起子'],
  ['电机', '马达', '电动机'],
  ['轴承', '培林', '啤令'],
  ['断路器', '空开', '空气开关'],
  ['万用表', '多用表', '三用表'],
  ['角磨机', '角向磨光机', '磨光机', '手磨机'],
  ['扎带', '束线带', '扎线带', '扎线'],
  ['生料带', '四氟带', '生胶带', '水胶布', '密封带'],
  ['安全帽', '头盔', '工地帽'],
  ['安全鞋', '劳保鞋', '防护鞋'],
  ['护目镜', '防护眼镜', '防护镜', '劳保眼镜'],
  ['喉箍', '卡箍', '抱箍'],
  ['挡圈', '卡簧', '卡环'],
  ['抽芯铆钉', '拉铆钉', '拉拔铆钉', '抽芯拉钉'],
  ['平键', '平键条', '键条'],
  ['活动扳手', '活络扳手', '活扳手', '活口扳手'],
  ['美工刀', '壁纸刀', '介刀'],
  ['钢丝钳', '老虎钳'],
  ['卷尺', '盒尺', '钢卷尺'],
  ['钢直尺', '钢板尺', '钢尺'],
  ['手电钻', '电钻', '手枪钻'],
  ['V带', '三角带', '三角皮带'],
  ['电锤', '冲击电锤', '锤钻'],
  ['气缸', '汽缸'],
  ['止回阀', '单向阀', '逆止阀'],
  ['管箍', '管接头', '直接头', '内接'],
  ['活接头', '由任', '活接', '由壬'],
  ['弯头', '90度弯头', '直角弯头'],
  ['接近开关', '接近传感器'],
  ['插线板', '插排', '接线板', '拖线板', '排插'],
  ['移动插座', '插排', '接线板', '拖线板', '排插'],
  ['热缩管', '热收缩管', '热缩套管'],
  ['烙铁', '电烙铁'],
  ['合页', '铰链'],
  ['脚轮', '万向轮'],
  ['缠绕膜', '拉伸膜', '裹包膜'],
  ['封箱胶带', '透明胶带', '胶纸', '封箱带'],
  ['抹布', '擦机布', '揩布'],
  ['手拉葫芦', '倒链', '手动葫芦'],
  ['灯管', '日光灯管', '光管'],
  ['接线端子', '接线排', '端子排'],
  ['端子台', '接线排', '端子排'],
  ['交流接触器', '电磁接触器'],
  ['行程开关', '限位开关'],
  ['按钮开关', '按键开关', '按钮'],
  ['耳塞', '隔音耳塞', '防噪音耳塞'],
  ['润滑脂', '黄油', '牛油'],
  ['松动剂', '除锈润滑剂', '螺栓松动剂'],
  ['丝锥', '丝攻', '螺丝攻'],
  ['麻花钻', '钻头', '麻花钻头'],
  ['立铣刀', '铣刀'],
  ['O型圈', 'O型密封圈', 'O令', 'O环'],
  ['法兰', '法兰盘', '法兰片'],
  ['减速机', '减速器', '减速箱'],
  ['联轴器', '联轴节', '靠背轮'],
  ['滚子链', '链条', '传动链'],
  ['千斤顶', '起重顶'],
  ['指示灯', '信号灯'],
  ['油封', '骨架密封'],
  ['快插', '快速接头', '快接'],
  ['PU气管', '气管', 'PU管'],
  ['外六角', '六角头'],
  ['镀锌', '白锌', '蓝白锌'],
  ['发黑', '发蓝', '氧化黑'],
  ['内螺纹', '内丝', '内牙'],
  ['外螺纹', '外丝', '外牙'],
  ['不锈钢', '白钢'],
];
