import type { ValidationError } from '@orpc/server';

type Issue = ValidationError['issues'][number];

/** “字段 quantity：数值过大” for the first few fields; says what is wrong, never how it is checked. */
export function describeIssues(issues: readonly Issue[]): string {
  const parts = issues.flatMap(likeliestBranch).slice(0, 3).map(describeIssue);
  return parts.join('；') || '请求内容不正确';
}

function describeIssue({ path = [], message }: Issue): string {
  const field = path.map((part) => (typeof part === 'object' ? String(part.key) : String(part))).join('.');
  return field ? `字段 ${field}：${message}` : message;
}

const depthOf = (issues: readonly Issue[]) => Math.max(0, ...issues.map(({ path }) => path?.length ?? 0));

/** Where one of several shapes was wanted, the one that fits furthest down is what was meant, and its faults count. */
function likeliestBranch(issue: Issue & { errors?: readonly Issue[][] }): Issue[] {
  const [likeliest] = (issue.errors ?? []).toSorted((a, b) => depthOf(b) - depthOf(a));
  if (!likeliest || depthOf(likeliest) === 0) return [issue];
  return likeliest.flatMap((inner) =>
    likeliestBranch({ ...inner, path: [...(issue.path ?? []), ...(inner.path ?? [])] }),
  );
}
