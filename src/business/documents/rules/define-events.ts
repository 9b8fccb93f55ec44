import type { LoggedEvent } from '../contract/log-schemas.ts';

/**
 * How much of an event people learn who are not of the company (decision 0044): `bare`, that it happened; who did it and
 * why stay inside.
 */
export type ToldOutside = 'whole' | 'bare' | 'nothing';

/** What tables of events have in common. */
export interface EventFacts {
  kind: string;
  detail: string;
  actorName: string | null;
  createdAt: Date;
  /** On whose side it was done, where the table keeps it. */
  side?: string;
}

interface EventRow<Facts> {
  label: string;
  outside: ToldOutside;
  /** More of the label, from the facts: 第 2 版. */
  which?: (event: Facts) => string;
  /** Words beside the label, where they are not the detail as it is kept. */
  words?: (event: Facts) => string;
}

const SIDES: Readonly<Record<string, string>> = { buyer: '采购方', desk: '客服', shop: '系统' };
const sideName = ({ side }: EventFacts) => (side === undefined ? null : (SIDES[side] ?? null));

/**
 * The one list of what can happen to a kind of document, with the words for its log and what of it is told outside the
 * company. A new kind has to say both. Kinds that a newer version wrote show as they are inside, and nothing of them outside.
 */
export function defineEvents<Kind extends string, Facts extends EventFacts = EventFacts>(
  rows: Record<Kind, EventRow<Facts>>,
) {
  const known: Readonly<Record<string, EventRow<Facts>>> = rows;
  const rowOf = (kind: string) => (Object.hasOwn(known, kind) ? known[kind] : undefined);
  const labelOf = (event: Facts) => {
    const row = rowOf(event.kind);
    return [row?.label ?? event.kind, row?.which?.(event)].filter(Boolean).join(' · ');
  };
  const toldOutside = (kind: string): ToldOutside => rowOf(kind)?.outside ?? 'nothing';
  return {
    kinds: Object.keys(rows) as Kind[],
    label: (kind: string): string => rowOf(kind)?.label ?? kind,
    toldOutside,
    /** An event as the page tells it, inside the company or outside; nothing where it is not told. */
    present(event: Facts, inside: boolean): LoggedEvent[] {
      const told = inside ? 'whole' : toldOutside(event.kind);
      if (told === 'nothing') return [];
      const whole = told === 'whole';
      return [
        {
          label: labelOf(event),
          detail: whole ? (rowOf(event.kind)?.words?.(event) ?? event.detail) : '',
          actorName: (whole ? event.actorName : null) ?? sideName(event),
          at: event.createdAt.toISOString(),
        },
      ];
    },
  };
}
