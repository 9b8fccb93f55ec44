import { mkdir, readdir, readFile, rename, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export type MessageKind = 'mail' | 'sms' | 'robot';

export interface CaughtMessage {
  kind: MessageKind;
  /** Mail address, phone number, or the group of a robot. */
  to: string;
  /** Empty for text messages. */
  subject: string;
  text: string;
  /** ISO 8601. */
  at: string;
}

/** Messages that left for nobody: kept as files, so that every process of one installation sees them. */
export interface Inbox {
  /** A message that arrives again under its key is kept once. */
  add(message: Omit<CaughtMessage, 'at'>, key: string): Promise<void>;
  /** Newest first. */
  list(): Promise<CaughtMessage[]>;
}

const KEPT = 200;
/** Milliseconds since 1970 and the key; sorted by name is sorted by time. */
const FILE_NAME = /^\d{15}-([\w-]{1,100})\.json$/;

export function openInbox(directory: string, now: () => number): Inbox {
  let last = 0;
  return {
    async add(message, key) {
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const names = await listNames(directory);
      if (names.some((name) => FILE_NAME.exec(name)?.[1] === key)) return;
      // Two messages of one millisecond keep their order.
      last = Math.max(now(), last + 1);
      const name = `${String(last).padStart(15, '0')}-${key}.json`;
      if (!FILE_NAME.test(name)) throw new Error('not a key for a file name');
      await writeWhole(directory, name, JSON.stringify({ ...message, at: new Date(last).toISOString() }));
      await Promise.all(names.slice(0, -(KEPT - 1)).map((old) => unlessGone(unlink(join(directory, old)))));
    },
    async list() {
      const names = (await listNames(directory)).reverse();
      const texts = await Promise.all(names.map((name) => unlessGone(readFile(join(directory, name), 'utf8'))));
      return texts.filter((text) => text !== undefined).map((text) => JSON.parse(text) as CaughtMessage);
    },
  };
}

/** Oldest first. */
async function listNames(directory: string): Promise<string[]> {
  const names = (await unlessGone(readdir(directory))) ?? [];
  return names.filter((name) => FILE_NAME.test(name)).sort();
}

/** Readers in other processes see the whole file or none. */
async function writeWhole(directory: string, name: string, text: string): Promise<void> {
  const aside = join(directory, `.${name}`);
  await writeFile(aside, text, { mode: 0o600 });
  await rename(aside, join(directory, name));
}

/** Another process may have removed the file since its name was read. */
async function unlessGone<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
