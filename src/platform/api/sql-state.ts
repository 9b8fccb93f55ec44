/** Whether PostgreSQL refused a statement with this code: 23P01 exclusion, 23505 unique. */
export function hasSqlState(error: unknown, state: string): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === state) return true;
  }
  return false;
}
