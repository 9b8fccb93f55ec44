import type { ReactNode } from 'react';
import { CopyText } from '../../controls/copy-text.tsx';
import { Row } from '../../display/row.tsx';
import { Stack } from '../../display/stack.tsx';
import styles from './detail-page.module.css';

export interface DetailPageProps {
  /** What it is: 订单. */
  title: string;
  number: string;
  status: ReactNode;
  /** Beside the number, smaller: when and by whom. */
  note?: ReactNode;
  /** Only acts that are allowed now. */
  actions?: ReactNode;
  /** Where it stands: steps and, below, the cards of the page. */
  progress?: ReactNode;
  children: ReactNode;
}

/** Page pattern “detail”: title with number, status and acts; progress; then facts, lines, money and log as cards. */
export function DetailPage({ title, number, status, note, actions, progress, children }: DetailPageProps) {
  return (
    <Stack as="article">
      <header className={styles.head}>
        <Row gap="8px 12px" looks={['wrap']}>
          <h1 className={styles.title}>
            {title} <span className={styles.number}>{number}</span>
          </h1>
          <CopyText text={number} label={`${title}号`} />
          {status}
          {actions && (
            <Row gap={8} looks={['wrap', 'end']}>
              {actions}
            </Row>
          )}
        </Row>
        {note && <p className={styles.note}>{note}</p>}
        {progress && <div className={styles.progress}>{progress}</div>}
      </header>
      {children}
    </Stack>
  );
}
