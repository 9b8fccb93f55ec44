import { Outlet, useRouteContext } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { NoPermission } from '#platform/web/feedback/no-permission.tsx';

/** The page of a layout, or why the person's kind of account does not get it. */
export function PageOutlet({ children = <Outlet /> }: { children?: ReactNode }) {
  const refusal = useRouteContext({ from: '__root__', select: (context) => context.refusal });
  return refusal === null ? children : <NoPermission message={refusal} />;
}
