import type { DraftRequest, SavedDraft } from '../contract/enquiry-schemas.ts';

export type DraftContent = Omit<DraftRequest, 'draft'>;
export type DraftPlace = Pick<SavedDraft, 'enquiryNo' | 'version'>;

export type SaveState =
  | { kind: 'idle' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: string }
  | { kind: 'failed'; error: unknown };

interface Sending {
  input: DraftRequest;
  key: string;
}

interface Ways {
  save: (input: DraftRequest, key: string) => Promise<SavedDraft>;
  newKey: () => string;
  /** True: the server has answered, so that nothing of this try was written. */
  answered: (error: unknown) => boolean;
  onState: (state: SaveState) => void;
}

/**
 * Saves one form into one draft: one call at a time, each over the version the last one made. What got no answer goes
 * again under its own key before anything newer, so that a broken connection never makes a second draft.
 */
export function createDraftSaver(first: DraftPlace | null, { save, newKey, answered, onState }: Ways) {
  let place = first;
  let wanted: DraftContent | null = null;
  let sending: Sending | null = null;
  let flight: Promise<boolean> | null = null;

  const next = (): Sending | null => {
    if (sending || !wanted) return sending;
    const input = { ...wanted, ...(place && { draft: { enquiryNo: place.enquiryNo, version: place.version } }) };
    wanted = null;
    return { input, key: newKey() };
  };
  const carry = async (): Promise<boolean> => {
    for (sending = next(); sending; sending = next()) {
      onState({ kind: 'saving' });
      try {
        const { savedAt, ...saved } = await save(sending.input, sending.key);
        place = saved;
        sending = null;
        onState({ kind: 'saved', at: savedAt });
      } catch (error) {
        if (answered(error)) sending = null;
        onState({ kind: 'failed', error });
        flight = null;
        return false;
      }
    }
    flight = null;
    return true;
  };
  return {
    /** Resolves once this content, or what was put after it, is kept; false when it could not be. */
    put(content: DraftContent): Promise<boolean> {
      wanted = content;
      flight ??= carry();
      return flight;
    },
    /** Resolves when nothing is under way. */
    settled: (): Promise<unknown> => flight ?? Promise.resolve(),
    place: () => place,
  };
}
export type DraftSaver = ReturnType<typeof createDraftSaver>;
