/** Companies and people of the demo. All of them are invented; phone numbers are from ranges nobody uses. */

import type { Industry } from '#features/organisation/rules/public.ts';

export const DEMO_PASSWORD = 'Demo-2026-shop';

export interface DemoPerson {
  userName: string;
  realName: string;
  phoneNumber: string;
  email: string;
  role: string;
  /** 5 marks a sales account. */
  participantExtendType?: number;
  sellerCode?: string;
  /** 2: invited, not yet activated (specification 4). */
  status?: 2;
  description: string;
}

export interface DemoFirm {
  customerCode: string;
  name: string;
  shortName: string;
  firmType: 'company' | 'group' | 'operator';
  /** 1: buys through its procurement system. */
  firmChannel?: 1;
  levelCode: string;
  industry?: Industry;
  themeColor: string | null;
  /** 统一社会信用代码, with a valid check character. */
  creditCode: string;
  /** Where its people receive goods; the operator receives none. */
  region?: { code: string; province: string; city: string; district: string; detail: string };
  people: readonly DemoPerson[];
}

const BUYER_OF_TWO_FIRMS: DemoPerson = {
  userName: 'sunyue',
  realName: '孙悦',
  phoneNumber: '19900030001',
  email: 'sunyue@huadong.example',
  role: '采购员',
  description: '采购员 孙悦（华东精密制造、北方重装两家公司，可切换）',
};

export const DEMO_FIRMS: readonly DemoFirm[] = [
  {
    customerCode: 'C100286',
    name: '华东精密制造（苏州）有限公司',
    shortName: '华东精密制造',
    firmType: 'company',
    levelCode: 'enterprise',
    industry: 'machining',
    themeColor: null,
    creditCode: '9132059400000001AY',
    region: {
      code: '320571',
      province: '江苏省',
      city: '苏州市',
      district: '苏州工业园区',
      detail: '星湖街 1288 号 3 号门仓库',
    },
    people: [
      {
        userName: 'buyer',
        realName: '李敏',
        phoneNumber: '19900010001',
        email: 'limin@huadong.example',
        role: '采购员',
        description: '采购员 李敏（华东精密制造）',
      },
      {
        userName: 'approver',
        realName: '张伟',
        phoneNumber: '19900010002',
        email: 'zhangwei@huadong.example',
        role: '审批人',
        description: '审批人 张伟（华东精密制造）',
      },
      {
        userName: 'admin',
        realName: '王芳',
        phoneNumber: '19900010003',
        email: 'wangfang@huadong.example',
        role: '管理员',
        description: '管理员 王芳（华东精密制造）',
      },
      {
        userName: 'sales',
        realName: '赵磊',
        phoneNumber: '19900010004',
        email: 'zhaolei@mro.example',
        role: '销售',
        participantExtendType: 5,
        sellerCode: 'S20815',
        description: '销售 赵磊（服务华东精密制造）',
      },
      BUYER_OF_TWO_FIRMS,
      {
        userName: 'zhouting',
        realName: '周婷',
        phoneNumber: '19900010006',
        email: 'zhouting@huadong.example',
        role: '采购员',
        status: 2,
        description: '采购员 周婷（已邀请未激活，激活邮件在本地收件箱）',
      },
    ],
  },
  {
    customerCode: 'C100517',
    name: '北方重型装备股份有限公司',
    shortName: '北方重装',
    firmType: 'company',
    levelCode: 'YD100',
    industry: 'equipment',
    themeColor: '#1F7A5C',
    creditCode: '9112011600000002B2',
    region: {
      code: '120116',
      province: '天津市',
      city: '天津市',
      district: '滨海新区',
      detail: '第九大街 56 号 总装车间',
    },
    people: [
      {
        userName: 'buyer2',
        realName: '陈静',
        phoneNumber: '19900020001',
        email: 'chenjing@beifang.example',
        role: '采购员',
        description: '采购员 陈静（北方重装）',
      },
      {
        userName: 'approver2',
        realName: '刘洋',
        phoneNumber: '19900020002',
        email: 'liuyang@beifang.example',
        role: '审批人',
        description: '审批人 刘洋（北方重装）',
      },
      {
        userName: 'admin2',
        realName: '周强',
        phoneNumber: '19900020003',
        email: 'zhouqiang@beifang.example',
        role: '管理员',
        description: '管理员 周强（北方重装）',
      },
      BUYER_OF_TWO_FIRMS,
    ],
  },
  {
    customerCode: 'G100003',
    name: '长江装备集团有限公司',
    shortName: '长江装备集团',
    firmType: 'group',
    levelCode: 'enterprise',
    industry: 'equipment',
    themeColor: null,
    creditCode: '9131000000000003C4',
    people: [
      {
        userName: 'group',
        realName: '吴琳',
        phoneNumber: '19900040001',
        email: 'wulin@changjiang.example',
        role: '用户管理员',
        description: '集团账号 吴琳（长江装备集团，只管理用户）',
      },
    ],
  },
  {
    customerCode: 'C100733',
    name: '南湾电子科技（深圳）有限公司',
    shortName: '南湾电子',
    firmType: 'company',
    firmChannel: 1,
    levelCode: 'YD102',
    industry: 'electronics',
    themeColor: null,
    creditCode: '9144030000000004DT',
    region: {
      code: '440305',
      province: '广东省',
      city: '深圳市',
      district: '南山区',
      detail: '科苑路 66 号 2 栋收货处',
    },
    people: [
      {
        userName: 'partner',
        realName: '何苗',
        phoneNumber: '19900050001',
        email: 'hemiao@nanwan.example',
        role: '采购员',
        description: '接入账号 何苗（南湾电子，通过采购系统下单，直接登录只能查看）',
      },
    ],
  },
  {
    customerCode: 'OP00001',
    name: 'MRO 商城运营中心',
    shortName: '商城运营',
    firmType: 'operator',
    levelCode: 'enterprise',
    themeColor: null,
    creditCode: '9131010000000005EH',
    people: [
      {
        userName: 'staff',
        realName: '郑浩',
        phoneNumber: '19900060001',
        email: 'zhenghao@mro.example',
        role: '运营',
        description: '商城运营 郑浩（运营台）',
      },
      {
        userName: 'staff2',
        realName: '许静',
        phoneNumber: '19900060002',
        email: 'xujing@mro.example',
        role: '报价主管',
        description: '商城报价主管 许静（复核低毛利报价）',
      },
      {
        userName: 'staff3',
        realName: '马超',
        phoneNumber: '19900060003',
        email: 'machao@mro.example',
        role: '退货收检员',
        description: '退货收检员 马超（仓库收货与检测）',
      },
      {
        userName: 'staff4',
        realName: '宋岩',
        phoneNumber: '19900060004',
        email: 'songyan@mro.example',
        role: '售后主管',
        description: '售后主管 宋岩（复核超出单人额度的售后）',
      },
      {
        userName: 'staff5',
        realName: '孙慧',
        phoneNumber: '19900060005',
        email: 'sunhui@mro.example',
        role: '财务主管',
        description: '商城财务主管 孙慧（复核坏账核销）',
      },
    ],
  },
];

const everyone = DEMO_FIRMS.flatMap((firm) => firm.people);

/** Those who can log in at once, each once. */
export const DEMO_LOGINS = everyone.filter(
  (person, index) =>
    person.status !== 2 && everyone.findIndex(({ userName }) => userName === person.userName) === index,
);
