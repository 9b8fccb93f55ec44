import { Outlet, useRouteContext } from '@tanstack/react-router';
import { NoPermission } from '#platform/web/feedback/no-permission.tsx';

/** The page of a layout, or why the person's kind of account does not get it. */
export function PageOutlet() {
  const refusal = useRouteContext({ from: '__root__', select: (context) => context.refusal });
  return refusal === null ? <Outlet /> : <NoPermission message={refusal} />;
}
