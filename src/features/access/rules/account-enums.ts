/** Values the account pages show in words (specification 1, 3, 4, 6), by the name `commonEnums` answers them under. */
export const ACCOUNT_ENUMS = {
  userStatus: { '0': '已冻结', '1': '已启用', '2': '待激活' },
  costRuleStatus: { '0': '已停用', '1': '已启用', '3': '已过期' },
  scenarioCode: { enterprise: '企业采购', punchout: '采购系统接入', vending: '智能柜', official: '个人版与访客' },
  loginSource: { '0': '商城登录', '3': '采购系统接入' },
  firmType: { company: '公司', group: '集团', operator: '运营方' },
  codePurpose: {
    login: '登录',
    register: '企业注册',
    reset: '重置密码',
    change_phone: '更换手机号',
    change_mail: '更换邮箱',
    reauth: '确认本人操作',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;
