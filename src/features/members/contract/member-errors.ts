import { z } from 'zod';

/** Refusals of the administration of users, departments and roles. Nothing is written in any of these cases. */
export const memberErrors = {
  MEMBER_MOVE_REFUSED: { status: 409, code: 35000, message: '该用户的状态不允许此操作' },
  OWN_RIGHTS: { status: 403, code: 35001, message: '不能更改自己的权限和状态，请由其他管理员操作' },
  LAST_ADMINISTRATOR: { status: 409, code: 35002, message: '公司至少保留一名管理员，请先指定另一名管理员' },
  BEYOND_GRANTOR: {
    status: 403,
    code: 35003,
    message: '不能授予自己没有的权限',
    data: z.object({ codes: z.array(z.string()) }),
  },
  SCOPE_BEYOND_GRANTOR: { status: 403, code: 35004, message: '不能授予超出自己的数据范围' },
  MEMBER_EXISTS: { status: 409, code: 35005, message: '该用户已在本公司，请在用户列表中查找' },
  INVITEE_CONTACT_MISSING: { status: 400, code: 35006, message: '请填写邮箱或手机号，邀请会发送到那里' },
  CONTACTS_DIFFER: { status: 409, code: 35007, message: '邮箱与手机号属于两个不同的账号，请只填其中一个' },
  CHANGED_MEANWHILE: { status: 409, code: 35008, message: '内容已被其他人修改，请刷新后重新填写' },
  SUCCESSOR_WANTED: { status: 409, code: 35009, message: '该用户还有未交接的事项，请选择接手人' },
  SUCCESSOR_UNFIT: { status: 400, code: 35010, message: '接手人应为本公司已启用的其他用户' },
  TABLE_REFUSED: { status: 400, code: 35011, message: '文件无法读取' },
  INVITED_TOO_OFTEN: { status: 429, code: 35012, message: '邀请刚刚已发送，请一分钟后再试' },
  DEPARTMENT_TAKEN: { status: 409, code: 35020, message: '同一上级下已有同名部门，请换一个名称' },
  DEPARTMENT_NOT_EMPTY: { status: 409, code: 35021, message: '部门还有人员或下级部门，请先移走' },
  DEPARTMENT_BELOW_ITSELF: { status: 409, code: 35022, message: '部门不能移动到自己或自己的下级之下' },
  DEPARTMENT_TOO_DEEP: { status: 409, code: 35023, message: '部门最多 10 级' },
  DEPARTMENT_IN_USE: { status: 409, code: 35024, message: '部门被审批流、成本中心或可见范围使用，不能删除' },
  ROLE_TAKEN: { status: 409, code: 35030, message: '已有同名角色，请换一个名称' },
  ROLE_IN_USE: { status: 409, code: 35031, message: '仍有用户持有该角色，请选择替换角色' },
  ROLE_REPLACEMENT_UNFIT: { status: 400, code: 35032, message: '替换角色应为另一个角色' },
  RIGHT_NOT_OPEN: { status: 400, code: 35033, message: '所选权限的功能尚未开通，暂不能授予' },
  COMPANY_INDUSTRY_UNKNOWN: { status: 400, code: 35040, message: '没有这个行业，请重新选择' },
  CATEGORIES_UNKNOWN: { status: 400, code: 35041, message: '部分分类不存在，请刷新后重新选择' },
} as const;
