import { LONGEST_NAME } from './report-limits.ts';

const UNKNOWN_PLACE = { status: 404, code: 36550, message: '统计项不存在，请刷新后重新选择' } as const;

export const breakdownErrors = { REPORT_PLACE_UNKNOWN: UNKNOWN_PLACE } as const;

export const linesErrors = {
  REPORT_PLACE_UNKNOWN: UNKNOWN_PLACE,
  REPORT_CURSOR: { status: 400, code: 36551, message: '翻页位置已失效，请从第一页重新查看' },
} as const;

export const reportExportErrors = {
  REPORT_PLACE_UNKNOWN: UNKNOWN_PLACE,
  REPORT_EXPORT_EMPTY: { status: 409, code: 36552, message: '没有符合条件的明细可导出' },
  REPORT_EXPORT_LARGE: { status: 409, code: 36553, message: '一次最多导出 50 万行，请缩小时间范围' },
} as const;

export const savedErrors = {
  REPORT_FILTER_GONE: { status: 404, code: 36554, message: '该筛选方案不存在或已被删除' },
  REPORT_FILTER_NAME: { status: 409, code: 36555, message: `已有同名的筛选方案（名称最多 ${LONGEST_NAME} 字）` },
  REPORT_FILTER_MANY: { status: 409, code: 36556, message: '最多保存 50 个筛选方案，请先删除不用的' },
} as const;
