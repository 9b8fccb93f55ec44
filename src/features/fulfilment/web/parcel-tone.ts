import type { TagTone } from '#platform/web/display/tag.tsx';

const TONES: Readonly<Record<string, TagTone>> = {
  to_pick: 'warning',
  picking: 'progress',
  picked: 'progress',
  partly_shipped: 'progress',
  shipped: 'progress',
  in_transit: 'progress',
  delivered: 'warning',
  partly_signed: 'progress',
  signed: 'success',
  refused: 'danger',
};

/** Colour of the state of a part or a parcel: orange waits on somebody, blue moves, green is done. */
export const parcelTone = (status: string): TagTone => TONES[status] ?? 'neutral';
