/** Whether PostgreSQL refused a statement with this code: 23P01 exclusion, 23505 unique. */
export function hasSqlState(error: unknown, state: string): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === state) return true;
  }
  return false;
}

/** No class of conditions begins with E; codes of the operating system such as EPIPE do. */
const STATE = /^(?!E)[0-9A-Z]{5}$/;

/** Condition of PostgreSQL behind an error, however often it was wrapped. */
export function sqlStateOf(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && STATE.test(cause.code)) return cause.code;
  }
  return null;
}
