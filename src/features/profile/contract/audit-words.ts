import type { AuditWords } from '#platform/shared/audit-words.ts';

/** What the audit log says of people, their addresses and invoice titles. */
export const profileAuditWords = {
  actions: {
    'profile.updated': '修改个人信息',
    'avatar.changed': '更换头像',
    'avatar.removed': '删除头像',
    'phone.changed': '更换手机号',
    'mail.changed': '更换邮箱',
    'address.added': '新增收货地址',
    'address.edited': '修改收货地址',
    'address.removed': '删除收货地址',
    'address.imported': '批量导入收货地址',
    'invoiceTitle.added': '新增发票抬头',
    'invoiceTitle.edited': '修改发票抬头',
    'invoiceTitle.removed': '删除发票抬头',
  },
  objects: {
    user: '用户',
    address: '收货地址',
    invoiceTitle: '发票抬头',
  },
  fields: {
    type: '发票类型',
    title: '抬头',
    taxNo: '税号',
    isDefault: '默认',
  },
  values: {
    '': {
      realName: '姓名',
      nickName: '昵称',
      subscribePromotion: '接收促销',
    },
  },
} as const satisfies AuditWords;
