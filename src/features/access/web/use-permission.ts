import { useSuspenseQuery } from '@tanstack/react-query';
import { notify } from '#platform/web/feedback/notify.ts';
import type { DeskPermissionCode, PermissionCode } from '../rules/public.ts';
import { sessionQuery } from './session-query.ts';

/** May the logged-in person do this? The server asks again; here it decides what is worth showing. */
export function usePermission(code: PermissionCode | DeskPermissionCode): boolean {
  const { data: session } = useSuspenseQuery(sessionQuery);
  return session?.permissions.includes(code) ?? false;
}

/** Says why nothing happens; error toasts come at most once per 3 seconds (specification 6, permission-gated controls). */
export async function refuseAct(code: PermissionCode): Promise<void> {
  // The words for every act there is: they come when the first one is refused.
  const { permissionRefusal } = await import('../rules/public.ts');
  notify.error(permissionRefusal(code));
}
