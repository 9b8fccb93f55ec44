import type { DataScope } from '#platform/shared/data-scope.ts';

/** One department with what hangs below it; `head` and `people` are names of users of the firm. */
export interface DemoDepartment {
  name: string;
  code: string;
  head?: string;
  people?: readonly string[];
  below?: readonly DemoDepartment[];
}

/** Somebody who works in a demo firm beside those who are named on the login page. The password is the same. */
export interface DemoColleague {
  userName: string;
  realName: string;
  phoneNumber: string;
  role: string;
  dataScope: DataScope;
  jobTitle: string;
  /** Yuan; the most a single order may cost. */
  limit?: number;
}

export interface DemoCompany {
  customerCode: string;
  mailDomain: string;
  colleagues: readonly DemoColleague[];
  departments: readonly DemoDepartment[];
}

/** The first two demo firms from within; both belong to the demo's group of companies. */
export const DEMO_COMPANIES: readonly DemoCompany[] = [
  {
    customerCode: 'C100286',
    mailDomain: 'huadong.example',
    colleagues: [
      {
        userName: 'majun',
        realName: '马军',
        phoneNumber: '19900010011',
        role: '审批人',
        dataScope: 'branch',
        jobTitle: '制造部经理',
      },
      {
        userName: 'qiankun',
        realName: '钱坤',
        phoneNumber: '19900010012',
        role: '采购员',
        dataScope: 'department',
        jobTitle: '维修主管',
        limit: 20_000,
      },
      {
        userName: 'shenjie',
        realName: '沈洁',
        phoneNumber: '19900010013',
        role: '财务',
        dataScope: 'company',
        jobTitle: '财务主管',
      },
      {
        userName: 'fangyuan',
        realName: '方远',
        phoneNumber: '19900010014',
        role: '仓库',
        dataScope: 'company',
        jobTitle: '仓库主管',
      },
      {
        userName: 'luping',
        realName: '陆萍',
        phoneNumber: '19900010015',
        role: '只读',
        dataScope: 'department',
        jobTitle: '质量工程师',
      },
    ],
    departments: [
      {
        name: '采购部',
        code: 'D10',
        head: 'approver',
        people: ['approver', 'sunyue'],
        below: [
          { name: '生产物料组', code: 'D11', people: ['zhouting'] },
          { name: '间接物料组', code: 'D12', people: ['buyer'] },
        ],
      },
      {
        name: '制造部',
        code: 'D20',
        head: 'majun',
        people: ['majun'],
        below: [
          { name: '机加工一车间', code: 'D21' },
          { name: '机加工二车间', code: 'D22' },
          { name: '维修车间', code: 'D23', head: 'qiankun', people: ['qiankun'] },
        ],
      },
      { name: '质量部', code: 'D30', people: ['luping'] },
      { name: '仓储物流部', code: 'D40', head: 'fangyuan', people: ['fangyuan'] },
      { name: '财务部', code: 'D50', head: 'shenjie', people: ['shenjie'] },
      { name: '综合管理部', code: 'D60', head: 'admin', people: ['admin'] },
    ],
  },
  {
    customerCode: 'C100517',
    mailDomain: 'beifang.example',
    colleagues: [
      {
        userName: 'hanlei',
        realName: '韩磊',
        phoneNumber: '19900020011',
        role: '审批人',
        dataScope: 'branch',
        jobTitle: '总装部长',
      },
      {
        userName: 'guomin',
        realName: '郭敏',
        phoneNumber: '19900020012',
        role: '财务',
        dataScope: 'company',
        jobTitle: '财务经理',
      },
    ],
    departments: [
      {
        name: '供应链中心',
        code: '100',
        head: 'approver2',
        people: ['approver2'],
        below: [
          { name: '采购科', code: '110', people: ['buyer2', 'sunyue'] },
          { name: '仓储科', code: '120' },
        ],
      },
      {
        name: '总装事业部',
        code: '200',
        head: 'hanlei',
        people: ['hanlei'],
        below: [
          { name: '结构车间', code: '210' },
          { name: '装配车间', code: '220' },
        ],
      },
      { name: '财务部', code: '300', head: 'guomin', people: ['guomin'] },
      { name: '信息部', code: '400', head: 'admin2', people: ['admin2'] },
    ],
  },
];

/** Group firm whose account administers the users of both. */
export const DEMO_GROUP = 'G100003';
