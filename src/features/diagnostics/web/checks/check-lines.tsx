import { Tag, type TagTone } from '#platform/web/display/tag.tsx';
import { type Finding, VERDICT_LABELS, type Verdict } from '../../rules/finding.ts';
import type { CheckLine } from './check.ts';
import styles from './check-lines.module.css';

const TONES: Readonly<Record<Verdict, TagTone>> = {
  good: 'success',
  notice: 'warning',
  slow: 'warning',
  bad: 'danger',
  unknown: 'neutral',
};

/** What was looked at, how it stands, what was measured and what would be good. */
export function CheckLines({ lines }: { lines: readonly CheckLine[] }) {
  const current = lines.findIndex(({ finding }) => finding === null);
  return (
    <ul className={styles.lines} aria-label="检测结果">
      {lines.map(({ label, finding }, at) => (
        <li key={label} className={styles.line}>
          <span className={styles.label}>{label}</span>
          <span className={styles.tag}>
            {finding ? <Tag tone={TONES[finding.verdict]}>{VERDICT_LABELS[finding.verdict]}</Tag> : <Tag>检测</Tag>}
          </span>
          {finding ? <Measured finding={finding} /> : <span>{at === current ? '正在检测…' : '等待'}</span>}
        </li>
      ))}
    </ul>
  );
}

function Measured({ finding }: { finding: Finding }) {
  return (
    <span className={styles.measured}>
      <span>{finding.detail}</span>
      <span className={styles.rule}>{finding.rule}</span>
    </span>
  );
}
