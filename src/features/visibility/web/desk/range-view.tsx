import { useQuery } from '@tanstack/react-query';
import { wordsOfRefusal } from '#platform/web/api-client.ts';
import { Section } from '#platform/web/display/section.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { ErrorState } from '#platform/web/feedback/error-state.tsx';
import { SkeletonRows } from '#platform/web/feedback/skeleton.tsx';
import { useListAddress } from '#platform/web/kits/list/use-list-address.ts';
import { CustomerSelect } from './customer-select.tsx';
import { rangeQuery } from './desk-queries.ts';
import { RangeSummary } from './range-summary.tsx';
import { RuleForm } from './rule-form.tsx';
import { RuleList } from './rule-list.tsx';
import styles from './visibility.module.css';

/** The rules of one customer. */
export function RangeView({ customer }: { customer: string | undefined }) {
  const address = useListAddress();
  return (
    <>
      <div className={styles.pick}>
        <CustomerSelect value={customer} onChange={(code) => address.go({ customer: code })} />
      </div>
      {customer ? (
        <CustomerRange key={customer} customer={customer} />
      ) : (
        <EmptyState title="请先选择客户">没有规则的客户可以看到并购买全部公开商品。</EmptyState>
      )}
    </>
  );
}

function CustomerRange({ customer }: { customer: string }) {
  const { data: range, error, refetch } = useQuery(rangeQuery(customer));
  if (error) {
    return (
      <ErrorState title="可见范围加载失败" onRetry={() => void refetch()}>
        {wordsOfRefusal(error)}
      </ErrorState>
    );
  }
  if (!range) return <SkeletonRows count={6} height={46} columns={4} />;
  return (
    <>
      <RangeSummary range={range} />
      <Section title="新增规则">
        <RuleForm range={range} />
      </Section>
      <Section title="已有规则" note={`${range.rules.length} 条`} flush>
        <RuleList range={range} />
      </Section>
    </>
  );
}
