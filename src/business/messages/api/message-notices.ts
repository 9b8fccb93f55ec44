/** Channel on which processes that hold streams hear of news (`tell_session_over` writes to it, too). */
export const MESSAGE_CHANNEL = 'messages';

/** Somebody whose streams are spoken of: `firmId` 0 is every company of his. */
export interface Reader {
  firmId: bigint;
  userId: bigint;
}

export type Notice =
  | { what: 'new'; told: (Reader & { messageId: bigint })[] }
  | { what: 'read'; reader: Reader }
  | { what: 'over'; tokenHash: string };

/** PostgreSQL carries 8,000 bytes; three numbers take 62 at most. */
const AT_ONCE = 120;

/** What is told of new messages, in as many notices as it takes. */
export function newNotices(told: readonly (Reader & { messageId: bigint })[]): string[] {
  const words = told.map(({ firmId, userId, messageId }) => `${firmId}:${userId}:${messageId}`);
  return Array.from(
    { length: Math.ceil(words.length / AT_ONCE) },
    (_, at) => `new ${words.slice(at * AT_ONCE, (at + 1) * AT_ONCE).join(',')}`,
  );
}

export const readNotice = ({ firmId, userId }: Reader): string => `read ${firmId}:${userId}`;

const NEW = /^new (\d+:\d+:\d+(?:,\d+:\d+:\d+)*)$/;
const READ = /^read (\d+):(\d+)$/;
const OVER = /^over ([\da-f]{64})$/;

/** What a notice says; null for what a newer version says. */
export function readNotices(payload: string): Notice | null {
  const [, told] = NEW.exec(payload) ?? [];
  if (told !== undefined) {
    const rows = told.split(',').map((part) => part.split(':').map(BigInt));
    return {
      what: 'new',
      told: rows.map(([firmId = 0n, userId = 0n, messageId = 0n]) => ({ firmId, userId, messageId })),
    };
  }
  const [, firmId, userId] = READ.exec(payload) ?? [];
  if (firmId !== undefined && userId !== undefined) {
    return { what: 'read', reader: { firmId: BigInt(firmId), userId: BigInt(userId) } };
  }
  const [, tokenHash] = OVER.exec(payload) ?? [];
  return tokenHash === undefined ? null : { what: 'over', tokenHash };
}
