import type { DataScope } from '#platform/shared/data-scope.ts';
import type { Dimension, ReportFilter } from '../contract/report-filter.ts';
import type { SavingCause } from '../contract/report-topics.ts';

export const SCOPE_LABELS: Readonly<Record<DataScope, string>> = {
  self: '本人',
  department: '本部门',
  branch: '本部门及下级',
  company: '全公司',
  group: '全公司',
};

export const CAUSE_LABELS: Readonly<Record<SavingCause, string>> = {
  quote: '报价低于面价',
  agreement: '协议价低于面价',
  level: '客户等级与活动价低于面价',
};

/** What has no place in a dimension. */
export const NO_PLACE = '未归属';
export const FREIGHT_NAME = '运费';

export const DIMENSION_LABELS: Readonly<Record<Dimension, string>> = {
  department: '部门',
  costCenter: '成本中心',
  person: '人员',
  category: '分类',
  brand: '品牌',
};
export const DIMENSIONS = Object.keys(DIMENSION_LABELS) as Dimension[];

/** The field that names places of a dimension: in the filter, the address, what is kept under a name, what filters offer. */
export const DIMENSION_LISTS = {
  department: 'departments',
  costCenter: 'costCenters',
  person: 'people',
  category: 'categories',
  brand: 'brands',
} as const satisfies Record<Dimension, keyof ReportFilter>;
export type ListName = (typeof DIMENSION_LISTS)[Dimension];

/** How amounts are counted (behaviours 2.13: each figure names its basis). */
export const countedWord = ({ basis, tax }: Partial<Pick<ReportFilter, 'basis' | 'tax'>>): string =>
  `按${basis === 'signed' ? '签收' : '下单'}日计，${tax === 'excl' ? '未税' : '含税'}`;
