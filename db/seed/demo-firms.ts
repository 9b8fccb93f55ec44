/** Companies and people of the demo. All of them are invented; phone numbers are from ranges nobody uses. */

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
  description: string;
}

export interface DemoFirm {
  customerCode: string;
  name: string;
  shortName: string;
  firmType: 'company' | 'group';
  levelCode: string;
  themeColor: string | null;
  region: { code: string; province: string; city: string; district: string; detail: string };
  people: readonly DemoPerson[];
}

export const DEMO_FIRMS: readonly DemoFirm[] = [
  {
    customerCode: 'C100286',
    name: '华东精密制造（苏州）有限公司',
    shortName: '华东精密制造',
    firmType: 'company',
    levelCode: 'enterprise',
    themeColor: null,
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
    ],
  },
  {
    customerCode: 'C100517',
    name: '北方重型装备股份有限公司',
    shortName: '北方重装',
    firmType: 'company',
    levelCode: 'YD100',
    themeColor: '#1F7A5C',
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
    ],
  },
];

export const DEMO_LOGINS = DEMO_FIRMS.flatMap((firm) => firm.people);
