/** What the order is called that belongs to a case of this kind, where it does not send goods anew. */
export const CHILD_LABELS: Readonly<Record<string, string>> = { over_keep: '留购订单', repair: '维修费订单' };
