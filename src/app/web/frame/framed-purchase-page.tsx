import type { ReactNode } from 'react';
import { AddedToCartOutlet } from '#features/cart/web/public.ts';
import { ListWishOutlet } from '#features/selections/web/public.ts';
import { PurchaseLayout } from './purchase-layout.tsx';
import { useFrameActions } from './use-frame-actions.ts';
import { useFrameData } from './use-frame-data.ts';

/** A page of purchased-goods management, with its data and acts wired. */
export function FramedPurchasePage({ children }: { children: ReactNode }): ReactNode {
  return (
    <PurchaseLayout data={useFrameData()} actions={useFrameActions()}>
      {children}
      <AddedToCartOutlet />
      <ListWishOutlet />
    </PurchaseLayout>
  );
}
