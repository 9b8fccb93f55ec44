/** How one checked thing stands. `notice`: works, but somebody should know. */
export type Verdict = 'good' | 'notice' | 'slow' | 'bad' | 'unknown';

export interface Finding {
  verdict: Verdict;
  /** What was measured. */
  detail: string;
  /** What counts as good. */
  rule: string;
  /** What to do, in plain words; absent when nothing is to be done. */
  advice?: string;
}

export const VERDICT_LABELS: Readonly<Record<Verdict, string>> = {
  good: '正常',
  notice: '需留意',
  slow: '偏慢',
  bad: '异常',
  unknown: '未测到',
};

export interface CheckedLine {
  label: string;
  finding: Finding;
}

export interface Summary {
  verdict: Verdict;
  title: string;
  /** What to do, each step once, the worst first. */
  steps: readonly string[];
}

/** The whole in one sentence: the worst line decides, and its advice comes first. */
export function summarize(lines: readonly CheckedLine[]): Summary {
  const of = (verdict: Verdict) => lines.filter(({ finding }) => finding.verdict === verdict);
  const bad = of('bad');
  const slow = [...of('slow'), ...of('notice')];
  const advice = [...bad, ...slow].flatMap(({ finding }) => finding.advice ?? []);
  const steps = [...new Set(advice)];
  if (bad.length) return { verdict: 'bad', title: `发现 ${bad.length} 项异常：${namesOf(bad)}`, steps };
  if (slow.length) return { verdict: 'slow', title: `可以使用，${slow.length} 项需要留意：${namesOf(slow)}`, steps };
  if (lines.every(({ finding }) => finding.verdict === 'unknown')) {
    return { verdict: 'unknown', title: '没有测到结果', steps: ['请刷新页面后重新检测。'] };
  }
  const unknown = of('unknown').length;
  return { verdict: 'good', title: unknown ? `一切正常（${unknown} 项未测到）` : '一切正常', steps };
}

const namesOf = (lines: readonly CheckedLine[]) => lines.map(({ label }) => label).join('、');
