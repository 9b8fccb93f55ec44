import { ExportButton } from '#business/transfers/web/public.ts';
import { useLinePages } from '#features/reports/web/public.ts';
import { wordsOfRefusal } from '#platform/web/api-client.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { SelectField } from '#platform/web/controls/select-field.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { ErrorState } from '#platform/web/feedback/error-state.tsx';
import { SkeletonRows } from '#platform/web/feedback/skeleton.tsx';
import { KeywordFilter } from '#platform/web/kits/list/keyword-filter.tsx';
import { ListTable } from '#platform/web/kits/list/list-table.tsx';
import { PhoneFold } from '#platform/web/kits/list/phone-fold.tsx';
import type { ListAddress } from '#platform/web/kits/list/use-list-address.ts';
import exports from '../../contract/exports.gen.json';
import { CUSTOMER_SORTS } from '../../rules/arrange-customers.ts';
import { SummaryTiles } from '../summary-tiles.tsx';
import { purchaseColumns } from './purchase-columns.tsx';
import styles from './purchases.module.css';
import { purchasesQuery } from './purchases-queries.ts';
import { type PurchasesSearch, purchasesFilterOf, QUIET } from './purchases-search.ts';

type Props = {
  search: PurchasesSearch;
  address: ListAddress;
  entering: string | null;
  onEnter: (participantId: string, href?: string) => void;
};

const SORTS = Object.entries(CUSTOMER_SORTS).map(([value, label]) => ({ value, label }));
const QUIETS = Object.entries(QUIET).map(([value, label]) => ({ value, label }));

function Filters({ search, address }: Pick<Props, 'search' | 'address'>) {
  return (
    <div className={styles.filters}>
      <PhoneFold chosen={[search.keyword, search.quiet].filter(Boolean).length}>
        <KeywordFilter label="筛选客户" hint="客户名称或编号" keyword={search.keyword} address={address} />
        <SelectField
          label="沉睡"
          labelHidden
          placeholder="全部客户"
          options={QUIETS}
          value={search.quiet ? String(search.quiet) : ''}
          onChange={({ target }) => address.go({ quiet: target.value || undefined })}
        />
        <SelectField
          label="排序"
          labelHidden
          options={SORTS}
          value={search.sort ?? 'amount'}
          onChange={({ target }) => address.go({ sort: target.value === 'amount' ? undefined : target.value })}
        />
      </PhoneFold>
    </div>
  );
}

/** All customers with this year beside the same days of last. */
export function CustomerTable({ search, address, entering, onEnter }: Props) {
  const pages = useLinePages((after) => purchasesQuery(search, after));
  const { first } = pages;
  const filtered = Boolean(search.keyword || search.quiet);
  return (
    <>
      {first && <SummaryTiles summary={first.summary} />}
      <Section
        flush
        title="客户采购"
        note={first && `${first.days.from} 至 ${first.days.to}，比 ${first.days.lastFrom} 至 ${first.days.lastTo}`}
        action={
          <ExportButton size="sm" {...exports['sales-purchases']} input={purchasesFilterOf(search)} rows={first?.total}>
            导出
          </ExportButton>
        }
      >
        <p className={styles.basis}>
          金额含税含运费，按下单日计，取消、驳回、拒收和关闭的不计。
          {first && first.building > 0 && `${first.building} 家客户的历史订单仍在统计，金额会继续增加。`}
        </p>
        <Filters search={search} address={address} />
        {pages.error && (
          <ErrorState title="客户采购加载失败" onRetry={pages.retry}>
            {wordsOfRefusal(pages.error)}
          </ErrorState>
        )}
        {!pages.error && !first && <SkeletonRows count={6} columns={6} />}
        {first && (
          <ListTable
            caption="客户采购"
            columns={purchaseColumns({ address, entering, onEnter })}
            rows={pages.rows}
            rowKey={({ participantId }) => participantId}
            rowName={({ firmName }) => firmName}
            stale={pages.stale}
            stacks
            empty={
              <EmptyState title={filtered ? '没有符合条件的客户' : '还没有您服务的客户'}>
                {filtered ? '放宽条件再看。' : '新客户由运营人员分配给您。'}
              </EmptyState>
            }
          />
        )}
        {pages.more && (
          <p className={styles.more}>
            <Button busy={pages.stale} onClick={pages.more}>
              再看 50 家
            </Button>
          </p>
        )}
      </Section>
    </>
  );
}
