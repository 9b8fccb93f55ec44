import type { Industry } from '#features/organisation/rules/public.ts';

/** A customer that only buys: nobody logs in there. Invented, like everything in the demo. */
export interface DemoCustomer {
  customerCode: string;
  name: string;
  shortName: string;
  industry: Industry;
  levelCode: string;
  province: string;
  city: string;
  district: string;
  detail: string;
  /** Who places its orders. */
  buyers: readonly [string, ...string[]];
}

const customer = (
  [customerCode, name, shortName]: readonly [string, string, string],
  [industry, levelCode]: readonly [Industry, string],
  [province, city, district, detail]: readonly [string, string, string, string],
  ...buyers: [string, ...string[]]
): DemoCustomer => ({
  customerCode,
  name,
  shortName,
  industry,
  levelCode,
  province,
  city,
  district,
  detail,
  buyers,
});

/** Three firms at least in each industry: statistics of fewer could be traced back to one of them. */
export const DEMO_CUSTOMERS: readonly DemoCustomer[] = [
  customer(
    ['C101001', '锐恒精密机械（宁波）有限公司', '锐恒精密'],
    ['machining', 'YD102'],
    ['浙江省', '宁波市', '北仑区', '恒山西路 218 号 2 号仓'],
    '沈洁',
    '杜鹏',
  ),
  customer(
    ['C101002', '拓方数控加工（东莞）有限公司', '拓方数控'],
    ['machining', 'YD29'],
    ['广东省', '东莞市', '长安镇', '振安东路 77 号 C 栋'],
    '黎俊',
  ),
  customer(
    ['C101003', '远航起重设备（武汉）有限公司', '远航起重'],
    ['equipment', 'YD100'],
    ['湖北省', '武汉市', '江夏区', '大桥新区 9 号 总装厂'],
    '曾凯',
    '石莹',
  ),
  customer(
    ['C101004', '岳峰矿山机械（长沙）有限公司', '岳峰矿机'],
    ['equipment', 'YD102'],
    ['湖南省', '长沙市', '长沙县', '漓湘西路 305 号'],
    '谭勇',
  ),
  customer(
    ['C101005', '明芯电子（合肥）有限公司', '明芯电子'],
    ['electronics', 'YD102'],
    ['安徽省', '合肥市', '蜀山区', '望江西路 920 号 B 座'],
    '汪蕾',
    '丁浩然',
  ),
  customer(
    ['C101006', '启川光电科技（成都）有限公司', '启川光电'],
    ['electronics', 'YD29'],
    ['四川省', '成都市', '双流区', '西航港大道 168 号'],
    '蒋雪',
  ),
  customer(
    ['C101007', '滨海联化（连云港）有限公司', '滨海联化'],
    ['chemical', 'enterprise'],
    ['江苏省', '连云港市', '连云区', '石化七道 12 号 物资库'],
    '葛军',
    '夏晴',
  ),
  customer(
    ['C101008', '蓝谷新材料（淄博）有限公司', '蓝谷新材'],
    ['chemical', 'YD100'],
    ['山东省', '淄博市', '临淄区', '辛化路 88 号'],
    '孔令飞',
  ),
  customer(
    ['C101009', '西陆精细化工（银川）有限公司', '西陆化工'],
    ['chemical', 'YD102'],
    ['宁夏回族自治区', '银川市', '兴庆区', '宁东基地 4 号路'],
    '马晓东',
  ),
  customer(
    ['C101010', '禾味食品（漯河）有限公司', '禾味食品'],
    ['food', 'YD102'],
    ['河南省', '漯河市', '召陵区', '东方红路 66 号'],
    '秦莉',
    '雷刚',
  ),
  customer(
    ['C101011', '清泉饮品（杭州）有限公司', '清泉饮品'],
    ['food', 'enterprise'],
    ['浙江省', '杭州市', '钱塘区', '二十号大街 301 号'],
    '骆瑶',
  ),
  customer(
    ['C101012', '北原乳业（呼和浩特）有限公司', '北原乳业'],
    ['food', 'YD29'],
    ['内蒙古自治区', '呼和浩特市', '和林格尔县', '盛乐经济园区 5 号'],
    '包文静',
  ),
  customer(
    ['C101013', '联锐汽车零部件（芜湖）有限公司', '联锐汽配'],
    ['automotive', 'YD102'],
    ['安徽省', '芜湖市', '鸠江区', '银湖北路 210 号'],
    '方志远',
    '陶丽',
  ),
  customer(
    ['C101014', '恒动传动系统（重庆）有限公司', '恒动传动'],
    ['automotive', 'YD100'],
    ['重庆市', '重庆市', '渝北区', '双凤桥街道 空港大道 66 号'],
    '冉强',
  ),
  customer(
    ['C101015', '东莱制动科技（长春）有限公司', '东莱制动'],
    ['automotive', 'enterprise'],
    ['吉林省', '长春市', '绿园区', '西新工业集中区 18 号'],
    '崔明哲',
    '金艳',
  ),
  customer(
    ['C101016', '通汇仓储物流（郑州）有限公司', '通汇仓储'],
    ['logistics', 'YD102'],
    ['河南省', '郑州市', '新郑市', '港区物流园 7 号库'],
    '周海涛',
  ),
  customer(
    ['C101017', '迅达供应链（佛山）有限公司', '迅达供应链'],
    ['logistics', 'YD29'],
    ['广东省', '佛山市', '顺德区', '乐从大道东 99 号'],
    '麦嘉怡',
    '区志明',
  ),
  customer(
    ['C101018', '中联智储（西安）有限公司', '中联智储'],
    ['logistics', 'YD100'],
    ['陕西省', '西安市', '灞桥区', '港务大道 12 号 A 区'],
    '党小军',
  ),
];
