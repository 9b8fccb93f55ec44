import type { UserMenuGroup } from './user-menu-groups.ts';

/** Written from the rows of the pages by `npm run generate`; do not edit. */
export const USER_MENU: readonly UserMenuGroup[] = [
  {
    "label": "我的待办",
    "permission": null,
    "items": [
      {
        "label": "待办中心",
        "path": "/user/user-center.html"
      },
      {
        "label": "销售工作台",
        "path": "/user/sales/workspace.html"
      },
      {
        "label": "客户采购",
        "path": "/user/sales/purchases.html"
      }
    ]
  },
  {
    "label": "交易管理",
    "permission": "TRADE_MANAGEMENT",
    "items": [
      {
        "label": "我的订单",
        "path": "/user/transaction/order.html"
      },
      {
        "label": "我的报价",
        "path": "/user/transaction/quota.html"
      },
      {
        "label": "已转报价",
        "path": "/user/transaction/transferred.html"
      },
      {
        "label": "询价单",
        "path": "/user/transaction/inquiry.html"
      },
      {
        "label": "审批管理",
        "path": "/user/transaction/approval.html"
      },
      {
        "label": "售后管理",
        "path": "/user/transaction/afterSales.html"
      },
      {
        "label": "选型清单",
        "path": "/user/transaction/selection.html"
      },
      {
        "label": "我的分享",
        "path": "/user/transaction/shares.html"
      },
      {
        "label": "推荐商品",
        "path": "/user/sales/recommend.html"
      }
    ]
  },
  {
    "label": "对账管理",
    "permission": "RECONCILIATION_MANAGEMENT",
    "items": [
      {
        "label": "对账单",
        "path": "/user/account/accountList.html"
      },
      {
        "label": "发票管理",
        "path": "/user/account/invoices.html"
      },
      {
        "label": "账期与额度",
        "path": "/user/account/credit.html"
      }
    ]
  },
  {
    "label": "匹配管理",
    "permission": "MATCH_ORDER_MANAGE",
    "items": [
      {
        "label": "批量匹配",
        "path": "/user/match/matchList.html",
        "later": "MATCH_ORDER_PAGE"
      },
      {
        "label": "智能匹配",
        "path": "/user/match/aiMatch.html",
        "later": "MATCH_ORDER_INTELLECT"
      }
    ]
  },
  {
    "label": "智能柜",
    "permission": "SMART_CABINET_MANAGEMENT",
    "items": [
      {
        "label": "设备管理",
        "path": "/user/smart/device.html",
        "later": "SMART_DEVICE_MANAGEMENT"
      },
      {
        "label": "领用人",
        "path": "/user/smart/picker.html",
        "later": "PICKING_USER_MANAGEMENT"
      },
      {
        "label": "领用权限",
        "path": "/user/smart/permission.html",
        "later": "PICKING_ROLE_MANAGEMENT"
      },
      {
        "label": "领用单",
        "path": "/user/smart/doc.html",
        "later": "RECEIVE_ORDER_MANAGEMENT"
      },
      {
        "label": "智能柜报价",
        "path": "/user/smart/smartQuota.html",
        "later": "CONSIGN_SALE_MANAGEMENT"
      },
      {
        "label": "工单",
        "path": "/user/smart/workList.html",
        "later": "SMART_DEVICE_ORDER_MANAGEMENT"
      }
    ]
  },
  {
    "label": "物料管理",
    "permission": "CUSTOMER_ITEM_MANAGEMENT",
    "items": [
      {
        "label": "物料信息",
        "path": "/user/material/materialInfo.html",
        "later": "CUSTOMER_ITEM_MANAGEMENT_M"
      },
      {
        "label": "物料分类",
        "path": "/user/material/category.html",
        "later": "CUSTOMER_CATEGORY_MANAGEMENT"
      }
    ]
  },
  {
    "label": "企业管理",
    "permission": null,
    "items": [
      {
        "label": "用户",
        "path": "/user/system/user.html",
        "forGroup": true
      },
      {
        "label": "组织",
        "path": "/user/system/org.html",
        "forGroup": true
      },
      {
        "label": "角色",
        "path": "/user/system/role.html",
        "forGroup": true
      },
      {
        "label": "审批流",
        "path": "/user/system/approval.html"
      },
      {
        "label": "成本中心",
        "path": "/user/system/costCenter.html"
      },
      {
        "label": "会计科目与凭证",
        "path": "/user/system/erpCodes.html"
      },
      {
        "label": "公司信息",
        "path": "/user/system/company.html"
      },
      {
        "label": "售后设置",
        "path": "/user/system/afterSales.html"
      },
      {
        "label": "可见范围",
        "path": "/user/system/range.html"
      },
      {
        "label": "操作日志",
        "path": "/user/system/audit.html"
      },
      {
        "label": "公司消息设置",
        "path": "/user/push/company.html"
      }
    ]
  },
  {
    "label": "数据中心",
    "permission": "REPORT_MANAGEMENT",
    "items": [
      {
        "label": "采购报表",
        "path": "/user/report/dataReport.html"
      },
      {
        "label": "交付报表",
        "path": "/user/report/delivery.html"
      },
      {
        "label": "分类报表",
        "path": "/user/report/category.html"
      }
    ]
  },
  {
    "label": "下载中心",
    "permission": null,
    "items": [
      {
        "label": "文件下载",
        "path": "/user/report/fileCenter.html",
        "forGroup": true
      }
    ]
  },
  {
    "label": "个人设置",
    "permission": null,
    "items": [
      {
        "label": "个人信息",
        "path": "/user/personal/info.html",
        "forGroup": true
      },
      {
        "label": "收货地址",
        "path": "/user/personal/delivery.html"
      },
      {
        "label": "发票信息",
        "path": "/user/personal/invoice.html"
      },
      {
        "label": "公司抬头",
        "path": "/user/personal/companyTitles.html"
      },
      {
        "label": "消息中心",
        "path": "/user/push/message.html",
        "forGroup": true
      }
    ]
  }
];
