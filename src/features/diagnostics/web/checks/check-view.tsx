import type { ReactNode } from 'react';
import { displayTime } from '#platform/shared/display-time.ts';
import { copyToClipboard } from '#platform/web/browser/copy-to-clipboard.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { Card } from '#platform/web/display/card.tsx';
import { notify } from '#platform/web/feedback/notify.ts';
import { CopyIcon, RefreshIcon } from '#platform/web/icons/icons.tsx';
import { describeReport } from '../../rules/describe-report.ts';
import { summarize } from '../../rules/finding.ts';
import { tracker } from '../report/tracker.ts';
import type { Check } from './check.ts';
import { CheckLines } from './check-lines.tsx';
import styles from './check-view.module.css';
import { type Checks, doneLines, useChecks } from './use-checks.ts';

type CheckViewProps = {
  title: string;
  /** What is checked, in one sentence. */
  children: ReactNode;
  /** Name of the event that tells how checks end. */
  event: string;
  makeChecks: () => readonly Check[];
  /** Link to the other check. */
  other: ReactNode;
};

/** A page that checks by itself, says what it finds line by line and what to do in the end. */
export function CheckView({ title, children, event, makeChecks, other }: CheckViewProps) {
  const checks = useChecks(makeChecks, (lines) => {
    const count = (verdict: string) => lines.filter(({ finding }) => finding.verdict === verdict).length;
    tracker.track(event, { bad: count('bad'), slow: count('slow') });
  });
  return (
    <Card as="section" aria-labelledby="check-title" className={styles.card}>
      <div className={styles.head}>
        <div>
          <h1 id="check-title" className={styles.title}>
            {title}
          </h1>
          <p className={styles.intro}>{children}</p>
        </div>
        <div className={styles.actions}>
          <Button icon={<CopyIcon size={14} />} disabled={!checks.finishedAt} onClick={() => copyReport(title, checks)}>
            复制报告
          </Button>
          <Button kind="primary" icon={<RefreshIcon size={14} />} busy={!checks.finishedAt} onClick={checks.again}>
            重新检测
          </Button>
        </div>
      </div>
      <Outcome checks={checks} />
      <CheckLines lines={checks.lines} />
      <p className={styles.other}>{other}</p>
    </Card>
  );
}

function Outcome({ checks }: { checks: Checks }) {
  const done = doneLines(checks.lines);
  if (!checks.finishedAt) {
    return (
      <div role="status" className={styles.outcome}>
        <p className={styles.verdict}>
          正在检测 {done.length} / {checks.lines.length}
        </p>
        <progress className={styles.progress} aria-label="检测进度" value={done.length} max={checks.lines.length} />
      </div>
    );
  }
  const { verdict, title, steps } = summarize(done);
  return (
    <div role="status" className={styles.outcome} data-verdict={verdict}>
      <p className={styles.verdict}>{title}</p>
      {steps.length > 0 && (
        <ul className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function copyReport(title: string, { lines, finishedAt, requestIds }: Checks): void {
  const time = displayTime(finishedAt ?? '');
  const ids = requestIds.filter(Boolean);
  const report = describeReport(doneLines(lines), { title, site: window.location.origin, time, requestIds: ids });
  copyToClipboard(report).then(
    () => notify.success('报告已复制，可粘贴给客服或贵司 IT'),
    () => notify.error('浏览器不允许复制，请截图发给客服'),
  );
}
