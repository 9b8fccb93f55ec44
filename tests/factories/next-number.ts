let last = 0;

/** For a database that others have built in before. */
export function countFrom(number: number): void {
  last = number;
}

/** Unique within a test file, so that builders never clash. */
export function nextNumber(): number {
  last += 1;
  return last;
}
