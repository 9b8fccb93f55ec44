import type { ReactNode } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import type { PaperRow } from '../contract/paper-row.ts';
import styles from './print-sheet.module.css';

interface PrintSheetProps {
  title: string;
  /** Number of the document. */
  number: string;
  facts: readonly PaperRow[];
  /** Nothing where the paper tells no prices. */
  sums: readonly PaperRow[];
  note: string;
  /** Both sides, with room to sign and stamp. */
  sides: readonly string[];
  /** The table of what it is about. */
  children: ReactNode;
}

/** A document laid out for A4: heads repeat, rows and signatures stay together. */
export function PrintSheet({ title, number, facts, sums, note, sides, children }: PrintSheetProps) {
  return (
    <main className={styles.page}>
      <div className={styles.bar}>
        <p>打印前请在浏览器中选择 A4 纸。</p>
        <Button kind="primary" onClick={() => window.print()}>
          打印
        </Button>
      </div>
      <article className={styles.paper}>
        <header className={styles.head}>
          <h1>{title}</h1>
          <p>{number}</p>
        </header>
        <PaperRows rows={facts} className={styles.facts} />
        {children}
        {sums.length > 0 && <PaperRows rows={sums} className={styles.sums} />}
        {note && <p className={styles.note}>备注：{note}</p>}
        <Signatures sides={sides} />
      </article>
    </main>
  );
}

function PaperRows({ rows, className }: { rows: readonly PaperRow[]; className: string | undefined }) {
  return (
    <dl className={className}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Signatures({ sides }: { sides: readonly string[] }) {
  return (
    <footer className={styles.signatures}>
      {sides.map((side) => (
        <div key={side}>
          <p>{side}（签字/盖章）</p>
          <p className={styles.date}>日期：</p>
        </div>
      ))}
    </footer>
  );
}
