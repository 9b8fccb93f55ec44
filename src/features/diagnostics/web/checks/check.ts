import type { Finding } from '../../rules/finding.ts';

/** What checks share while they run one after the other. */
export interface CheckRun {
  /** Ends when the page is left or the check starts anew. */
  signal: AbortSignal;
  /** Remembers the number of a request, for the report. */
  noteRequest(requestId: string): void;
}

export interface Check {
  label: string;
  run: (run: CheckRun) => Promise<Finding>;
}

/** One line of the page; without a finding it waits its turn. */
export interface CheckLine {
  label: string;
  finding: Finding | null;
}

/** A check that cannot even be carried out says so in its line. */
export const NOT_DONE: Finding = {
  verdict: 'unknown',
  detail: '检测没有完成',
  rule: '需要浏览器允许本页访问网络',
  advice: '请刷新页面后重新检测；仍然失败请换一个浏览器。',
};
