import { useLocation, useRouter } from '@tanstack/react-router';
import { usePermission } from '#features/access/web/public.ts';
import { DELIVERY_REPORT_PATH } from '../../rules/report-paths.ts';
import { showDeliveries } from '../address/shown-deliveries.ts';

/** Words of other reports that the report of deliveries does not know. */
const OTHERS = {
  tab: undefined,
  by: undefined,
  beside: undefined,
  order: undefined,
  open: undefined,
  parent: undefined,
};

/** The way to the lines of promises that were kept, under the same filter; null for who may not see that report. */
export function useDeliveryReport(): (() => void) | null {
  const router = useRouter();
  const { search } = useLocation();
  const may = usePermission('REPORT_MANAGEMENT_DELIVERY_PAGE');
  if (!may) return null;
  const words = { ...search, ...OTHERS, ...showDeliveries({ pick: 'kept' }) };
  return () =>
    void router.navigate({ href: router.buildLocation({ to: DELIVERY_REPORT_PATH, search: words as never }).href });
}
