import { createHmac } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** Argon2id, 19 MiB, 2 passes, 1 lane; the pepper keeps a stolen dump useless without the file it came from. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** As many hashes at a time as there are cores to spare: a login flood must not starve orders. */
const CONCURRENT = 2;

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= CONCURRENT) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

const peppered = (password: string, pepper: Buffer) =>
  createHmac('sha256', pepper).update(password.normalize('NFC')).digest('base64');

export function hashPassword(password: string, pepper: Buffer): Promise<string> {
  return inTurn(() => hash(peppered(password, pepper), COST));
}

/** Hash of a password nobody has: unknown accounts take as long as known ones. */
const UNKNOWN = '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$2T9bp0X0pVnGnVqvJYf3Kp1pRk8lJ9DcZ2cYwq1mXyI';

export function verifyPassword(password: string, storedHash: string | null, pepper: Buffer): Promise<boolean> {
  return inTurn(async () => {
    const matches = await verify(storedHash ?? UNKNOWN, peppered(password, pepper)).catch(() => false);
    return matches && storedHash !== null;
  });
}
