import { SEARCH_PATH } from '#business/paths/rules/public.ts';
import { ButtonLink } from '#platform/web/controls/button.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';

/** A code nobody of the firm has entered, or whose items are gone. */
export function NoMatch({ keyword }: { keyword: string }) {
  const href = `${SEARCH_PATH}?${new URLSearchParams({ keyword })}`;
  return (
    <EmptyState
      title={keyword ? `没有商品匹配客户编码 “${keyword}”` : '请输入客户编码'}
      action={
        <ButtonLink kind="primary" href={keyword ? href : '/'}>
          {keyword ? '按关键词搜索' : '返回首页'}
        </ButtonLink>
      }
    >
      客户编码由贵司物料管理员在商品页维护；登录后才能按客户编码查找。
    </EmptyState>
  );
}
