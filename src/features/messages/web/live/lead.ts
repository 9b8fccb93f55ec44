/** What is needed of the browser's locks; absent on sites without https. */
export type Locks = Pick<LockManager, 'request'>;

/** Longer than a lock takes that nobody holds. */
const AT_ONCE_MS = 500;

/**
 * One window of the browser does the work for all: the one that holds the lock. When that is closed the next one goes on, and is
 * told that it has waited: what was so when it began may no longer be. Ends with the signal.
 */
export async function lead(
  locks: Locks,
  name: string,
  signal: AbortSignal,
  work: (waited: boolean) => Promise<void>,
): Promise<void> {
  const asked = Date.now();
  try {
    await locks.request(name, { signal }, () => work(Date.now() - asked > AT_ONCE_MS));
  } catch {
    // Given up while it waited for its turn.
  }
}
