let last = 0;

/** Unique within a test file, so that builders never clash. */
export function nextNumber(): number {
  last += 1;
  return last;
}
