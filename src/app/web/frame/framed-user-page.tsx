import { useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { AddedToCartOutlet } from '#features/cart/web/public.ts';
import { ListWishOutlet } from '#features/selections/web/public.ts';
import { pageOf } from '../page-table.ts';
import { useFrameActions } from './use-frame-actions.ts';
import { useFrameData } from './use-frame-data.ts';
import { UserCenterLayout } from './user-center-layout.tsx';

/** Pages of specification 2.3 that hide the left menu: details, and the two material pages. */
const WITHOUT_MENU = /(Detail|materialInfo)\.html$/;

/** A page inside the user-center layout, with its data and acts wired. */
export function FramedUserPage({ children }: { children: ReactNode }) {
  const data = useFrameData();
  const actions = useFrameActions();
  const page = useRouterState({ select: ({ matches }) => pageOf(matches) });
  const path = page?.path ?? '';
  return (
    <UserCenterLayout
      {...{ data, actions }}
      pageName="User"
      currentPath={path}
      title={page?.title}
      hideMenu={WITHOUT_MENU.test(path)}
    >
      {children}
      <AddedToCartOutlet />
      <ListWishOutlet />
    </UserCenterLayout>
  );
}
