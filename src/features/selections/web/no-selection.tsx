import { ButtonLink } from '#platform/web/controls/button.tsx';
import { Card } from '#platform/web/display/card.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { selectionHref } from './selection-href.ts';

export function NoSelection() {
  return (
    <Card as="section">
      <h1 className="visually-hidden">选型清单</h1>
      <EmptyState
        title="清单不存在"
        action={
          <ButtonLink kind="primary" href={selectionHref()}>
            查看全部清单
          </ButtonLink>
        }
      >
        清单可能已被删除，或者同事取消了共享。
      </EmptyState>
    </Card>
  );
}
