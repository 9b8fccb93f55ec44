import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { ORDER_NUMBER, readNumber } from '#business/document-numbers/contract/document-number.ts';
import { orderHref } from '#business/paths/rules/public.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { wordsOfRefusal } from '#platform/web/api-client.ts';
import { Button, ButtonLink } from '#platform/web/controls/button.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { ErrorState } from '#platform/web/feedback/error-state.tsx';
import { SkeletonRows } from '#platform/web/feedback/skeleton.tsx';
import { readTextInUrl } from '#platform/web/kits/list/page-numbers-in-url.ts';
import { useAct } from '#platform/web/use-act.ts';
import type { Applied, CaseDraft, CaseEntries } from '../../contract/apply-schemas.ts';
import { CASE_REASONS, type CaseReason } from '../../contract/case-reasons.ts';
import { caseApi, draftQuery, entriesQuery } from '../case-api.ts';
import { AppliedResult } from './applied-result.tsx';
import styles from './apply.module.css';
import { ApplyForm } from './apply-form.tsx';
import { ApplyTitle } from './apply-title.tsx';
import { ChooseOrder } from './choose-order.tsx';
import { ChoosePlace } from './choose-place.tsx';
import { startOf, startOfDraft } from './use-apply-form.ts';

const ITEM_NO = /^[0-9A-Za-z][0-9A-Za-z\-_.+/]{0,39}$/;
const LAST_PAGE = 10_000;

/** What the page was opened for: an order, a line of it and what was found, or an item whose order is not named yet. */
interface ApplySearch {
  orderNo?: string;
  lineNo?: number;
  reason?: CaseReason;
  itemNo?: string;
  keyword?: string;
  pageNo?: number;
}

const whole = (value: unknown, most: number) => {
  const read = Number(value);
  return Number.isInteger(read) && read >= 1 && read <= most ? read : undefined;
};

const isReason = (value: unknown): value is CaseReason =>
  typeof value === 'string' && Object.hasOwn(CASE_REASONS, value);

export const Route = createFileRoute('/_user/user/transaction/afterSalesApply.html')({
  validateSearch: ({ orderNo, lineNo, reason, itemNo, keyword, pageNo }: Record<string, unknown>): ApplySearch => {
    const item = readTextInUrl(itemNo, 40);
    return {
      orderNo: readNumber(orderNo, ORDER_NUMBER),
      lineNo: whole(lineNo, 2_000),
      reason: isReason(reason) ? reason : undefined,
      itemNo: item && ITEM_NO.test(item) ? item : undefined,
      keyword: readTextInUrl(keyword, 60),
      pageNo: whole(pageNo, LAST_PAGE),
    };
  },
  loaderDeps: ({ search: { orderNo } }) => ({ orderNo }),
  loader: async ({ context: { queryClient }, deps: { orderNo } }) => {
    if (!orderNo) return;
    await Promise.all([
      queryClient.prefetchQuery(entriesQuery(orderNo)),
      queryClient.prefetchQuery(draftQuery(orderNo)),
    ]);
  },
  component: ApplyPage,
});

/** 申请售后: for an order, for a line of it, or from the goods and the orders they came with. */
function ApplyPage() {
  const { orderNo, lineNo, reason, itemNo, keyword, pageNo } = Route.useSearch();
  return (
    <Stack>
      {!orderNo && <ApplyTitle />}
      {orderNo && <OrderApplication key={orderNo} orderNo={orderNo} begin={{ lineNo, reason }} />}
      {!orderNo && itemNo && <ChoosePlace itemNo={itemNo} />}
      {!orderNo && !itemNo && <ChooseOrder choice={{ keyword, pageNo }} />}
    </Stack>
  );
}

type Begin = Pick<ApplySearch, 'lineNo' | 'reason'>;

function OrderApplication({ orderNo, begin }: { orderNo: string; begin: Begin }) {
  const entries = useQuery(entriesQuery(orderNo));
  const draft = useQuery({ ...draftQuery(orderNo), refetchOnMount: false });
  // Once it is being filled in, an answer that fails to come takes nothing away.
  const error = (!entries.data && entries.error) || (!draft.data && draft.error);
  if (error) {
    const retry = () => void Promise.all([entries.refetch(), draft.refetch()]);
    return (
      <>
        <ApplyTitle />
        <ErrorState title="售后信息加载失败" onRetry={retry}>
          {wordsOfRefusal(error, '请稍后重试')}
        </ErrorState>
      </>
    );
  }
  if (!entries.data || !draft.data) {
    return (
      <>
        <ApplyTitle />
        <SkeletonRows count={6} height={72} columns={3} />
      </>
    );
  }
  return <Begun entries={entries.data} kept={draft.data.draft} begin={begin} />;
}

type Kept = CaseDraft['draft'];

/** The form as it was left, or anew. What comes of the draft later does not change what is being typed. */
function Begun({ entries, kept, begin }: { entries: CaseEntries; kept: Kept; begin: Begin }) {
  const queryClient = useQueryClient();
  const act = useAct({ passing: true, renews: [] });
  const [draft, setDraft] = useState(kept && kept.lines.length > 0 ? kept : null);
  // Decided once: units that are gone since then are refused line by line, and what was handed in stays to be read.
  const [refusal] = useState(entries.refusal);
  const [applied, setApplied] = useState<Applied['cases'] | null>(null);
  const [start, setStart] = useState(() => (draft ? startOfDraft(entries, draft, begin) : startOf(entries, begin)));
  const anew = async () => {
    const { orderNo } = entries;
    if (!(await act.run(() => caseApi.call.dropDraft({ orderNo })))) return;
    queryClient.removeQueries({ queryKey: draftQuery(orderNo).queryKey, type: 'inactive' });
    setStart(startOf(entries, begin));
    setDraft(null);
  };
  if (applied) return <AppliedResult orderNo={entries.orderNo} cases={applied} />;
  if (refusal !== null) return <NothingToApply orderNo={entries.orderNo} refusal={refusal} />;
  return (
    <>
      {draft && (
        <p className={styles.kept} role="status">
          已恢复 {displayTime(draft.savedAt)} 保存的草稿
          <Button size="sm" busy={act.busy} onClick={() => void anew()}>
            重新填写
          </Button>
        </p>
      )}
      <ApplyForm key={draft ? 'kept' : 'new'} entries={entries} start={start} onApplied={setApplied} />
    </>
  );
}

const NothingToApply = ({ orderNo, refusal }: { orderNo: string; refusal: string }) => (
  <>
    <ApplyTitle />
    <EmptyState title="这张订单不能申请售后" action={<ButtonLink href={orderHref(orderNo)}>返回订单</ButtonLink>}>
      {refusal}
    </EmptyState>
  </>
);
