import { useQuery } from '@tanstack/react-query';
import { AFTER_SALES_APPLY_PATH, applyHref } from '#business/paths/rules/public.ts';
import { displayDay } from '#platform/shared/display-time.ts';
import { wordsOfRefusal } from '#platform/web/api-client.ts';
import { ButtonLink } from '#platform/web/controls/button.tsx';
import { type Column, DataTable } from '#platform/web/display/data-table.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { ErrorState } from '#platform/web/feedback/error-state.tsx';
import { SkeletonRows } from '#platform/web/feedback/skeleton.tsx';
import type { CasePlaces } from '../../contract/case-schemas.ts';
import { placesQuery } from '../case-api.ts';

type Place = CasePlaces[number];

const COLUMNS: readonly Column<Place>[] = [
  { key: 'order', header: '订单号', rowHeader: true, render: ({ orderNo }) => orderNo },
  { key: 'line', header: '行', width: 60, align: 'right', render: ({ lineNo }) => lineNo },
  { key: 'signed', header: '签收日期', width: 130, render: ({ signedAt }) => displayDay(signedAt) },
  {
    key: 'available',
    header: '可售后数量',
    width: 120,
    align: 'right',
    render: ({ available, orderUnit }) => `${available} ${orderUnit}`,
  },
  {
    key: 'act',
    header: '操作',
    width: 112,
    render: ({ orderNo, lineNo }) => (
      <ButtonLink
        size="sm"
        href={applyHref(orderNo, { lineNo })}
        aria-label={`订单 ${orderNo} 第 ${lineNo} 行申请售后`}
      >
        申请售后
      </ButtonLink>
    ),
  },
];

/** Which of the orders of an item: those of which something can be applied for, the latest signed first. */
export function ChoosePlace({ itemNo }: { itemNo: string }) {
  const { data, error, refetch } = useQuery(placesQuery(itemNo));
  const all = <ButtonLink href={AFTER_SALES_APPLY_PATH}>从订单中选择</ButtonLink>;
  if (error) {
    return (
      <ErrorState title="订单加载失败" onRetry={() => void refetch()}>
        {wordsOfRefusal(error, '请稍后重试')}
      </ErrorState>
    );
  }
  return (
    <Section title={`商品 ${itemNo} 随哪张订单收到`} note="只列出还能申请售后的订单" action={all} flush>
      {!data && <SkeletonRows count={4} height={46} columns={4} />}
      {data && data.length > 0 && (
        <DataTable
          stacks
          caption="可申请售后的订单"
          columns={COLUMNS}
          rows={data}
          rowKey={({ orderNo, lineNo }) => `${orderNo} ${lineNo}`}
        />
      )}
      {data?.length === 0 && (
        <EmptyState title="没有可以申请售后的订单" action={all}>
          签收后的商品可以申请售后；已在处理中或已退回的数量不能重复申请。
        </EmptyState>
      )}
    </Section>
  );
}
