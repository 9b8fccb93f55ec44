import { isCallError } from '#platform/web/api-client.ts';
import { ButtonLink } from '#platform/web/controls/button.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { ErrorState } from '#platform/web/feedback/error-state.tsx';
import { SkeletonRows } from '#platform/web/feedback/skeleton.tsx';
import type { ListResult } from '#platform/web/kits/list/list-query.ts';
import type { ListAddress } from '#platform/web/kits/list/use-list-address.ts';
import type { PurchasedItem } from '../contract/purchase-contract.ts';
import { hasCondition, NO_CONDITION, type PurchaseSearch } from './purchase-search.ts';
import { PurchaseTable } from './purchase-table.tsx';
import type { PurchaseSelection, Quantities } from './purchase-view.tsx';

type Props = {
  search: PurchaseSearch;
  address: ListAddress;
  result: ListResult<{ list: PurchasedItem[]; total: number }>;
  selection: PurchaseSelection;
  quantities: Quantities;
};

/** The rows, or what there is instead of them. */
export function PurchaseResult({ search, address, result, selection, quantities }: Props) {
  if (result.error) {
    const refusal = isCallError(result.error) ? result.error : null;
    return (
      <ErrorState title="已购商品加载失败" requestId={refusal?.requestId} onRetry={result.retry}>
        {refusal?.message}
      </ErrorState>
    );
  }
  if (!result.data) return <SkeletonRows count={8} height={84} columns={6} />;
  if (result.data.list.length === 0) return <NothingBought search={search} address={address} />;
  return <PurchaseTable rows={result.data.list} stale={result.stale} selection={selection} quantities={quantities} />;
}

function NothingBought({ search, address }: Pick<Props, 'search' | 'address'>) {
  if (hasCondition(search) || search.pageNo) {
    const all = address.hrefOf({ ...NO_CONDITION, pageNo: undefined });
    return (
      <EmptyState title="没有符合条件的商品" action={<ButtonLink href={all}>清除条件</ButtonLink>}>
        换个关键词，或者放宽品类、品牌和采购人。
      </EmptyState>
    );
  }
  if (search.tab === 'frequent') {
    return (
      <EmptyState
        title="还没有常购商品"
        action={<ButtonLink href={address.hrefOf({ tab: undefined })}>查看全部已购商品</ButtonLink>}
      >
        点商品行里的星标，把经常补货的商品放在这里。
      </EmptyState>
    );
  }
  if (search.period !== 'all') {
    return (
      <EmptyState
        title="这段时间没有采购"
        action={<ButtonLink href={address.hrefOf({ period: 'all' })}>查看全部时间</ButtonLink>}
      >
        取消和驳回的订单不计入。
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="还没有买过商品"
      action={
        <ButtonLink href="/" kind="primary">
          去采购
        </ButtonLink>
      }
    >
      订单付款后（账期订单提交后），买过的商品、价格和次数会出现在这里，方便再次采购。
    </EmptyState>
  );
}
