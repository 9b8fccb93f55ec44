/** Where a page of lines ended: the value it is sorted by, and the line. */
export interface LineCursor {
  value: string;
  id: bigint;
}

/** Opaque to whoever turns the page. */
export const writeCursor = ({ value, id }: LineCursor): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify([value, String(id)]))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Null for what this shop has not written. */
export function readCursor(text: string): LineCursor | null {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
    const [value, id] = JSON.parse(new TextDecoder().decode(bytes)) as [unknown, unknown];
    if (typeof value !== 'string' || typeof id !== 'string' || !/^[1-9]\d{0,17}$/.test(id)) return null;
    return { value, id: BigInt(id) };
  } catch {
    return null;
  }
}
