import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RefundManner } from '../../rules/simulated-refund.ts';

export interface SimulatedPayment {
  result: 'paid' | 'failed';
  tradeNo: string;
  /** Fen, as text. */
  amount: string;
  /** How money of it goes back; unset: at once. */
  refunds?: RefundManner;
}

export interface SimulatedRefund {
  payNo: string;
  /** Of the payment: numbers begin anew with every database, and the books outlive it. */
  tradeNo: string;
  /** Fen, as text. */
  amount: string;
  /** When it was asked for first, in milliseconds since 1970, and how often it has been. */
  askedAt: number;
  times: number;
}

/** The books of the pretended channel: files, so that every process of an installation reads the same. */
export interface SimulatorBook {
  read(payNo: string): Promise<SimulatedPayment | null>;
  write(payNo: string, payment: SimulatedPayment): Promise<void>;
  /** Keeps a refund under its number; the same number again is the same refund. */
  refund(refundNo: string, refund: SimulatedRefund): Promise<void>;
  readRefund(refundNo: string): Promise<SimulatedRefund | null>;
}

async function readEntry<Entry>(path: string): Promise<Entry | null> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return text === null ? null : (JSON.parse(text) as Entry);
}

export function openSimulatorBook(dir: string): SimulatorBook {
  const pathOf = (number: string) => {
    if (!/^(PAY|REF)\d{12}$/.test(number)) throw new Error('not the number of a payment or refund');
    return join(dir, `${number}.json`);
  };
  const writeEntry = async (number: string, entry: object) => {
    await mkdir(dir, { recursive: true, mode: 0o700 });
    const path = pathOf(number);
    // A name of its own: several presses may write at once.
    const part = `${path}.${randomUUID()}.part`;
    await writeFile(part, JSON.stringify(entry), { mode: 0o600 });
    await rename(part, path);
  };
  return {
    read: (payNo) => readEntry<SimulatedPayment>(pathOf(payNo)),
    write: writeEntry,
    refund: writeEntry,
    readRefund: (refundNo) => readEntry<SimulatedRefund>(pathOf(refundNo)),
  };
}
