import { type ReactNode, useState } from 'react';
import { Button } from '../../controls/button.tsx';
import { type Column, DataTable } from '../../display/data-table.tsx';
import { Stack } from '../../display/stack.tsx';
import { ProblemLine } from '../../feedback/problem-line.tsx';
import { Dialog } from '../../overlays/dialog.tsx';
import { MOST_TABLE_BYTES, refuseFile } from '../../upload/refuse-file.ts';
import styles from './table-import-dialog.module.css';

/** How the feature carries out its acts: one at a time, told when done, a refusal kept to be read. */
export interface ImportAct {
  busy: boolean;
  problem: string | null;
  run: (work: () => Promise<unknown>, done: string) => Promise<boolean>;
  forget: () => void;
}

export interface TableImport<Report extends { dryRun: boolean }> {
  title: string;
  /** What the file holds, for readers: 用户文件. */
  fileLabel: string;
  /** Columns and limits, with the template to begin from. */
  about: ReactNode;
  act: ImportAct;
  /** A dry run changes nothing. */
  send: (file: File, dryRun: boolean) => Promise<Report>;
  /** How much a write would do; nothing to do keeps the button from being pressed. */
  writable: (report: Report) => number;
  /** 邀请 12 人; without a number: 邀请. */
  writeLabel: (count: number) => string;
  /** Said after a trial: 检查完成，尚未写入. */
  tried: string;
  children: (report: Report) => ReactNode;
  onClose: () => void;
}

/** A table as CSV or XLSX: tried as soon as it is chosen, written when somebody has seen what would happen. */
export function TableImportDialog<Report extends { dryRun: boolean }>(props: TableImport<Report>) {
  const { title, fileLabel, about, act, send, writable, writeLabel, tried, children, onClose } = props;
  const [chosen, setChosen] = useState<File | null>(null);
  const [report, setReport] = useState<Report | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const run = async (file: File, dryRun: boolean) => {
    const told: { report?: Report } = {};
    const done = await act.run(
      async () => {
        told.report = await send(file, dryRun);
      },
      dryRun ? tried : '导入完成',
    );
    // Shown when its button can be pressed: while an act is busy a press would be lost.
    if (done && told.report) setReport(told.report);
  };
  const choose = async (file: File | undefined) => {
    setReport(null);
    act.forget();
    const refused = file ? refuseFile(file, MOST_TABLE_BYTES) : null;
    setRefusal(refused);
    if (!file || refused) return setChosen(null);
    setChosen(file);
    await run(file, true);
  };
  const ready = report?.dryRun ? writable(report) : 0;
  const footer = (
    <>
      <Button onClick={onClose} disabled={act.busy}>
        关闭
      </Button>
      <Button
        kind="primary"
        busy={act.busy}
        disabled={ready === 0 || chosen === null}
        onClick={() => chosen && void run(chosen, false)}
      >
        {writeLabel(ready)}
      </Button>
    </>
  );
  return (
    <Dialog open size="lg" title={title} footer={footer} locked={act.busy} onClose={onClose}>
      <Stack gap={12}>
        <div className={styles.about}>{about}</div>
        <input
          type="file"
          aria-label={fileLabel}
          accept=".csv,.txt,.xlsx"
          disabled={act.busy}
          onChange={(event) => void choose(event.target.files?.[0])}
        />
        {(refusal ?? act.problem) && <ProblemLine>{refusal ?? act.problem}</ProblemLine>}
        {report && children(report)}
      </Stack>
    </Dialog>
  );
}

/** Rows of the file that something is to be said about, in a frame of their own that scrolls. */
export function ImportedRows<Row extends { rowNumber: number }>({
  caption,
  columns,
  rows,
}: {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
}) {
  if (rows.length === 0) return null;
  return (
    <div className={styles.rows}>
      <DataTable caption={caption} columns={columns} rows={rows} rowKey={(row) => String(row.rowNumber)} compact />
    </div>
  );
}
