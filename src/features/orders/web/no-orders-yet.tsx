import type { ReactNode } from 'react';
import { OrderersOnly } from '#features/access/web/public.ts';
import { ButtonLink } from '#platform/web/controls/button.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';

/** Nothing was ordered yet; `children` says what will stand here. */
export const NoOrdersYet = ({ children }: { children: ReactNode }) => (
  <EmptyState
    title="还没有订单"
    action={
      <OrderersOnly>
        <ButtonLink href="/" kind="primary">
          去采购
        </ButtonLink>
      </OrderersOnly>
    }
  >
    {children}
  </EmptyState>
);
