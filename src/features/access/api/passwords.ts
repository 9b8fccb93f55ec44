import { createHmac, randomBytes } from 'node:crypto';
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

/** Hash of a password nobody has: checking against it makes unknown accounts take as long as known ones. */
let nobody: Promise<string> | null = null;

export function verifyPassword(password: string, storedHash: string | null, pepper: Buffer): Promise<boolean> {
  return inTurn(async () => {
    nobody ??= hash(randomBytes(32), COST);
    const matches = await verify(storedHash ?? (await nobody), peppered(password, pepper));
    return matches && storedHash !== null;
  });
}
