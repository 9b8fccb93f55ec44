import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DESK_CUSTOMERS_PATH } from '#business/paths/rules/public.ts';
import { isCallError, wordsOfRefusal } from '#platform/web/api-client.ts';
import { Breadcrumb } from '#platform/web/display/breadcrumb.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { ErrorState } from '#platform/web/feedback/error-state.tsx';
import { SkeletonRows } from '#platform/web/feedback/skeleton.tsx';
import { CustomerView } from './customer-view.tsx';
import { customerQuery } from './terms-desk-api.ts';

/** A part of the page that another feature fills: how a customer is billed, how it is invoiced. The app hands them in. */
export type CustomerPart = (customer: { customerCode: string }) => ReactNode;

/** Desk: one customer by the number in the address. */
export function CustomerDesk({ asked, part }: { asked: Record<string, unknown>; part: CustomerPart }) {
  const code = typeof asked.code === 'string' ? asked.code : '';
  const { data, error, refetch } = useQuery({ ...customerQuery(code), enabled: code !== '' });
  if (data) {
    return (
      <CustomerView key={data.customerCode} customer={data}>
        {part({ customerCode: data.customerCode })}
      </CustomerView>
    );
  }
  const gone = isCallError(error) && (error.status === 404 || error.status === 400);
  return (
    <Stack>
      <Breadcrumb items={[{ label: '客户条款', href: DESK_CUSTOMERS_PATH }, { label: code || '客户' }]} />
      <h1 className="visually-hidden">客户条款</h1>
      {(code === '' || gone) && <EmptyState title="没有这个客户">请从客户列表进入。</EmptyState>}
      {error && !gone && (
        <ErrorState title="客户加载失败" onRetry={() => void refetch()}>
          {wordsOfRefusal(error, '请稍后重试')}
        </ErrorState>
      )}
      {code !== '' && !error && <SkeletonRows count={6} height={40} columns={3} />}
    </Stack>
  );
}
