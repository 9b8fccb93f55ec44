import { useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import {
  COST_CENTER_EDIT_PATH,
  DEPARTMENT_EDIT_PATH,
  MEMBER_EDIT_PATH,
  ROLE_EDIT_PATH,
} from '#business/paths/rules/public.ts';
import { AddedToCartOutlet } from '#features/cart/web/public.ts';
import { ListWishOutlet } from '#features/selections/web/public.ts';
import { pageOf } from '../page-table.ts';
import { useFrameActions } from './use-frame-actions.ts';
import { useFrameData } from './use-frame-data.ts';
import { UserCenterLayout } from './user-center-layout.tsx';

/** Pages of specification 2.3 that hide the left menu: details, the form of after-sales, and the two material pages. */
const WITHOUT_MENU = /(Detail|afterSalesApply|materialInfo)\.html$/;

/** Pages that make a new thing where their address names none: the parameter that names one, and what they are then. */
const NEW_TITLES: Readonly<Record<string, { without: string; title: string }>> = {
  [COST_CENTER_EDIT_PATH]: { without: 'id', title: '新增成本中心' },
  [MEMBER_EDIT_PATH]: { without: 'memberId', title: '新增用户' },
  [DEPARTMENT_EDIT_PATH]: { without: 'departmentId', title: '新增部门' },
  [ROLE_EDIT_PATH]: { without: 'roleId', title: '新增角色' },
};

/** A page inside the user-center layout, with its data and acts wired. */
export function FramedUserPage({ children }: { children: ReactNode }) {
  const data = useFrameData();
  const actions = useFrameActions();
  const page = useRouterState({ select: ({ matches }) => pageOf(matches) });
  const path = page?.path ?? '';
  const fresh = NEW_TITLES[path];
  const isNew = useRouterState({
    select: ({ location }) => fresh !== undefined && !(fresh.without in (location.search as object)),
  });
  return (
    <UserCenterLayout
      data={data}
      actions={actions}
      pageName="User"
      currentPath={path}
      title={isNew ? fresh?.title : page?.title}
      hideMenu={WITHOUT_MENU.test(path)}
    >
      {children}
      <AddedToCartOutlet />
      <ListWishOutlet />
    </UserCenterLayout>
  );
}
