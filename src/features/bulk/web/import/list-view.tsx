import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { BATCH_IMPORT_PATH } from '#business/paths/rules/public.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { Card } from '#platform/web/display/card.tsx';
import { Row } from '#platform/web/display/row.tsx';
import { TabLinks } from '#platform/web/display/tab-links.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import type {
  AddChoices,
  BulkAddResult,
  BulkList,
  JudgedRow,
  RowStatus,
  UploadedList,
} from '../../contract/bulk-schemas.ts';
import { countRepeated, planAddition, repeatedRows } from '../../rules/plan-addition.ts';
import { AdditionBar } from '../addition-bar.tsx';
import { AdditionOutcome } from '../addition-outcome.tsx';
import { asPlanRow } from '../as-plan-row.ts';
import { asWish, isOpen } from '../as-wish.ts';
import { AskPrices } from '../ask-prices.tsx';
import { bulkApi } from '../bulk-api.ts';
import { STATUS_WORDS } from '../status-words.ts';
import { type AdditionGoal, useAddition } from '../use-addition.ts';
import { CheckProgress } from './check-progress.tsx';
import { ColumnsPanel } from './columns-panel.tsx';
import styles from './list-view.module.css';
import { ResultTable } from './result-table.tsx';
import { useAnswers } from './use-answers.ts';
import { useListCheck } from './use-list-check.ts';

const STATUSES: readonly RowStatus[] = ['ok', 'warning', 'ask', 'error'];

type ListViewProps = { list: BulkList | UploadedList; show: RowStatus | undefined };

/** A list that was brought: its columns, its rows as they were judged, and what becomes of them. */
export function ListView({ list, show }: ListViewProps) {
  const { listNo, rowCount, mapping } = list;
  const navigate = useNavigate();
  const check = useListCheck(listNo, mapping);
  const answer = useAnswers(listNo, check.replace);
  const [choices, setChoices] = useState<AddChoices>({ duplicates: 'merge', withWarnings: true });
  const [result, setResult] = useState<BulkAddResult | null>(null);
  const { busy, add, goToCheckout } = useAddition(setResult);
  const planRows = useMemo(() => check.rows.map(asPlanRow), [check.rows]);
  const repeated = useMemo(() => repeatedRows(planRows), [planRows]);
  const plan = useMemo(() => planAddition(planRows, choices), [planRows, choices]);
  const wishes = useMemo(() => wishesOf(check.rows, plan.rejected), [check.rows, plan.rejected]);
  const shown = useMemo(() => check.rows.filter(({ status }) => !show || status === show), [check.rows, show]);
  const count = (status: RowStatus) => check.rows.filter((row) => row.status === status).length;
  const sheetHref = `/cart-center/bulk/errorSheet?${new URLSearchParams({
    listNo,
    duplicates: choices.duplicates,
    withWarnings: String(choices.withWarnings),
  })}`;
  const addList = (goal: AdditionGoal) =>
    void add(goal, (idempotencyKey) => bulkApi.call.addList({ listNo, ...choices }, { context: { idempotencyKey } }));
  const hrefOf = (status?: RowStatus) => `${BATCH_IMPORT_PATH}?listNo=${listNo}${status ? `&show=${status}` : ''}`;
  const again = () => void navigate({ href: BATCH_IMPORT_PATH });
  if (result) {
    const order = () => void goToCheckout(result.skuCodes);
    // What was left out is all that is still wanted of the list.
    const { open } = wishesOf(check.rows, result.rejected);
    const ask = <AskPrices all={open} open={open} waiting={false} />;
    return (
      <AdditionOutcome
        result={result}
        sheetHref={sheetHref}
        ask={ask}
        onOrder={order}
        onAgain={again}
        againLabel="导入另一个文件"
      />
    );
  }
  return (
    <>
      <FileHead list={list} onAgain={again} />
      <ColumnsPanel list={list} />
      <CheckProgress check={check} rowCount={rowCount} />
      {check.rows.length > 0 && (
        <Card>
          <div className={styles.tabs}>
            <TabLinks
              label="按结果筛选"
              current={show ?? 'all'}
              tabs={[
                { key: 'all', label: '全部', href: hrefOf(), count: check.rows.length },
                ...STATUSES.map((status) => ({
                  key: status,
                  label: STATUS_WORDS[status].label,
                  href: hrefOf(status),
                  count: count(status),
                })),
              ]}
            />
            {check.state === 'done' && plan.rejected.length > 0 && (
              <a className={styles.download} href={sheetHref} download>
                下载未通过的 {plan.rejected.length.toLocaleString('zh-CN')} 行
              </a>
            )}
          </div>
          {shown.length > 0 ? (
            <ResultTable rows={shown} repeated={repeated} onAnswer={answer} />
          ) : (
            <EmptyState title="没有这类行" />
          )}
        </Card>
      )}
      <AdditionBar
        plan={plan}
        choices={choices}
        busy={busy}
        ask={<AskPrices {...wishes} waiting={check.state !== 'done'} />}
        warnings={count('warning')}
        asking={count('ask')}
        repeated={countRepeated(repeated)}
        waiting={check.state !== 'done'}
        onChoices={setChoices}
        onAdd={addList}
      />
    </>
  );
}

/** What would be asked for: every row, and those that stay out for another reason than a choice of the buyer. */
function wishesOf(rows: readonly JudgedRow[], rejected: readonly { rowNumber: number; message: string }[]) {
  const stuck = new Set(rejected.map(({ rowNumber }) => rowNumber));
  const open = rows.filter((row) => isOpen(row) && stuck.has(row.rowNumber));
  return { all: rows.map((row) => asWish(row)), open: open.map((row) => asWish(row)) };
}

function FileHead({ list, onAgain }: { list: BulkList | UploadedList; onAgain: () => void }) {
  return (
    <Row gap="8px 16px" looks={['wrap', 'between']}>
      <p>
        <b>{list.fileName}</b> 共 {list.rowCount.toLocaleString('zh-CN')} 行
        {'notes' in list && <span className={styles.notes}>{list.notes.join('；')}</span>}
      </p>
      <Button size="sm" onClick={onAgain}>
        换一个文件
      </Button>
    </Row>
  );
}
