import type { Opening, ShareLink } from '../contract/share-schemas.ts';
import { SHARE_STATE_LABELS, shareKindLabel, shareState } from '../rules/share-kinds.ts';
import type { OwnedLinkRow } from './share-link-repo.ts';
import type { shareOpenings } from './share-tables.ts';

/** A link as those see it who may look after it; its secret is known to nobody but those who hold it. */
export function presentLink({ link, ownerName }: OwnedLinkRow, now: Date): ShareLink {
  const state = shareState(link, now);
  const { kind, objectNo, title, opens, visitors, fields } = link;
  return {
    linkId: String(link.id),
    kind,
    kindLabel: shareKindLabel(kind),
    objectNo,
    title,
    opens,
    visitors,

    state,
    stateLabel: SHARE_STATE_LABELS[state],
    prices: fields.prices ?? false,
    forWhom: fields.words?.forWhom ?? '',
    ownerName: ownerName ?? '',
    createdAt: link.createdAt.toISOString(),
    until: link.expiresAt.toISOString(),
  };
}

type OpeningRow = typeof shareOpenings.$inferSelect;

/** Openings, the latest first; visitors are numbered in the order in which they came. */
export function presentOpenings(rows: readonly OpeningRow[]): Opening[] {
  const numbers = new Map<string, number>();
  const told = rows.map(({ visitorHash, createdAt, network, device }) => {
    const visitor = numbers.get(visitorHash) ?? numbers.size + 1;
    numbers.set(visitorHash, visitor);
    return { at: createdAt.toISOString(), visitor, network, device };
  });
  return told.reverse();
}
