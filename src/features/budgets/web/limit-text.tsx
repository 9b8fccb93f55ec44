import { Money } from '#platform/web/display/money.tsx';

/** A limit; without one it says so (specification 4). */
export function LimitText({ limit }: { limit: string | null }) {
  return limit === null ? <span>无限</span> : <Money yuan={limit} exact />;
}
