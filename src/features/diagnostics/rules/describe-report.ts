import { type CheckedLine, summarize, VERDICT_LABELS } from './finding.ts';

export interface ReportFacts {
  title: string;
  /** Address without path: which shop was reached. */
  site: string;
  /** Asia/Shanghai, as shown. */
  time: string;
  requestIds: readonly string[];
}

/** The report people paste into a message: what was found and how to find it in the log, and nothing about who they are. */
export function describeReport(lines: readonly CheckedLine[], { title, site, time, requestIds }: ReportFacts): string {
  const { title: verdict, steps } = summarize(lines);
  return [
    `${title} ${time}`,
    `站点：${site}`,
    `结论：${verdict}`,
    ...steps.map((step) => `建议：${step}`),
    '',
    ...lines.map(({ label, finding }) => `【${VERDICT_LABELS[finding.verdict]}】${label}：${finding.detail}`),
    '',
    ...(requestIds.length ? [`请求编号：${requestIds.join('、')}`] : []),
  ].join('\n');
}
