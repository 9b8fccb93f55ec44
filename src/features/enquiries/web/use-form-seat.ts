import { useState } from 'react';

interface Seat {
  /** Draft the form was opened from; undefined for one that begins. */
  start: string | undefined;
  /** What the address says while this form is shown. */
  at: string | undefined;
  /** What the address is about to say, because the form has become this draft. */
  next: string | undefined;
  form: number;
}

/**
 * Which form an address shows. One that becomes a draft gets the draft's address and stays as it is, so that nobody loses
 * a keystroke; any other change of the address begins another form.
 */
export function useFormSeat(wanted: string | undefined) {
  const [seat, setSeat] = useState<Seat>({ start: wanted, at: wanted, next: undefined, form: 0 });
  const moved = wanted !== seat.at;
  const now: Seat = !moved
    ? seat
    : wanted === seat.next
      ? { ...seat, at: wanted, next: undefined }
      : { start: wanted, at: wanted, next: undefined, form: seat.form + 1 };
  if (moved) setSeat(now);
  return {
    start: now.start,
    form: now.form,
    /** The address is about to follow the form. */
    become: (next: string) => setSeat({ ...now, next }),
    /** Begins anew with this draft, under the address there is. */
    open: (start: string) => setSeat({ ...now, start, form: now.form + 1 }),
  };
}
