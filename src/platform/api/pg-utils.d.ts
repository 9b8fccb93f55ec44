/** Part of the library that has no types of its own: how it writes values for PostgreSQL. */
declare module 'pg/lib/utils' {
  export function prepareValue(value: unknown): unknown;
}
