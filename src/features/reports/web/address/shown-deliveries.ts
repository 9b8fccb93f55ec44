import { readTextInUrl } from '#platform/web/kits/list/page-numbers-in-url.ts';
import type { SearchChange } from '#platform/web/kits/list/use-list-address.ts';
import type { DeliveryPick, DeliverySide, LateReason } from '../../contract/delivery-schemas.ts';
import { oneOf } from './one-of.ts';
import { readShownDays, SHOW_NOTHING } from './shown-lines.ts';

/** The number of deliveries whose lines are on show. */
export interface ShownDeliveries {
  pick: DeliveryPick;
  reason?: LateReason;
  side?: DeliverySide;
  /** Code of the side; a supplier who sends by himself has none. */
  sideName?: string;
  from?: string;
  to?: string;
}

const PICKS: readonly DeliveryPick[] = ['due', 'kept', 'late', 'open', 'overdue', 'corrected'];
const REASONS: readonly LateReason[] = ['postponed', 'warehouse', 'supplier', 'carrier', 'short', 'refused'];
const SIDES: readonly DeliverySide[] = ['warehouse', 'supplier', 'carrier'];

function readSide({ showSide, showName }: Record<string, unknown>): Pick<ShownDeliveries, 'side' | 'sideName'> {
  const side = oneOf(SIDES, showSide);
  const sideName = readTextInUrl(showName, 40);
  return { ...(side && { side }), ...(side && sideName && { sideName }) };
}

/** What the address says of the panel; undefined: it is closed. */
export function readShownDeliveries(search: Record<string, unknown>): ShownDeliveries | undefined {
  const pick = oneOf(PICKS, search.show);
  if (pick === undefined) return undefined;
  const reason = oneOf(REASONS, search.showReason);
  return { pick, ...(reason && { reason }), ...readSide(search), ...readShownDays(search) };
}

/** Change of an address that opens the panel. */
export const showDeliveries = (shown: ShownDeliveries): SearchChange => ({
  ...SHOW_NOTHING,
  show: shown.pick,
  showReason: shown.reason,
  showSide: shown.side,
  showName: shown.sideName,
  showFrom: shown.from,
  showTo: shown.to,
});

/** What the lines are asked for beside the filter. */
export const pickOfDeliveries = ({ pick, reason, side, sideName }: ShownDeliveries) => ({
  pick,
  ...(reason && { reason }),
  ...(side && { side }),
  ...(sideName && { sideName }),
});
