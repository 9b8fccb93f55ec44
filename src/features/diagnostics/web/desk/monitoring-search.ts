import {
  type PageInUrl,
  pageOfUrl,
  readDayInUrl,
  readPageInUrl,
  readTextInUrl,
} from '#platform/web/kits/list/page-numbers-in-url.ts';
import type { ErrorKind, EventKind } from '../../contract/diagnostics-schemas.ts';

export const TABS = { visits: '访问日志', errors: '错误', events: '事件' } as const;
export type MonitoringTab = keyof typeof TABS;

export const STATUS_NAMES = { '200': '200 成功', '3xx': '3xx 跳转', '4xx': '4xx 拒绝', '5xx': '5xx 故障' } as const;
export const ERROR_KINDS: Readonly<Record<ErrorKind, string>> = {
  request: '接口失败',
  interface: '界面出错',
  script: '脚本出错',
  chunk: '文件缺失',
};
export const EVENT_KINDS: Readonly<Record<EventKind, string>> = { track: '行为', identify: '识别', super: '公共属性' };

/** What the address of the monitoring page says; absent means: all of the last seven days. */
export interface MonitoringSearch extends PageInUrl {
  tab?: Exclude<MonitoringTab, 'visits'>;
  dateFrom?: string;
  dateTo?: string;
  path?: string;
  requestId?: string;
  userName?: string;
  status?: keyof typeof STATUS_NAMES;
  errorKind?: ErrorKind;
  eventKind?: EventKind;
  name?: string;
}

function oneOf<Key extends string>(names: Readonly<Record<Key, unknown>>, value: unknown): Key | undefined {
  return typeof value === 'string' && Object.hasOwn(names, value) ? (value as Key) : undefined;
}

export function readMonitoringSearch(search: Record<string, unknown>): MonitoringSearch {
  const tab = oneOf(TABS, search.tab);
  const requestId = readTextInUrl(search.requestId, 64);
  return {
    tab: tab === 'visits' ? undefined : tab,
    dateFrom: readDayInUrl(search.dateFrom),
    dateTo: readDayInUrl(search.dateTo),
    path: readTextInUrl(search.path, 100),
    requestId: requestId && /^[\w-]{8,64}$/.test(requestId) ? requestId : undefined,
    userName: readTextInUrl(search.userName, 64),
    status: oneOf(STATUS_NAMES, search.status),
    errorKind: oneOf(ERROR_KINDS, search.errorKind),
    eventKind: oneOf(EVENT_KINDS, search.eventKind),
    name: readTextInUrl(search.name, 64),
    ...readPageInUrl(search),
  };
}

const common = (search: MonitoringSearch) => {
  const { dateFrom, dateTo, userName } = search;
  return { dateFrom, dateTo, userName, ...pageOfUrl(search) };
};

export function visitsInput(search: MonitoringSearch) {
  const { path, requestId, status } = search;
  return { ...common(search), path, requestId, status };
}

export function errorsInput(search: MonitoringSearch) {
  const { path, requestId, errorKind: kind } = search;
  return { ...common(search), path, requestId, kind };
}

export function eventsInput(search: MonitoringSearch) {
  const { name, eventKind: kind } = search;
  return { ...common(search), name, kind };
}
