import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface SimulatedPayment {
  result: 'paid' | 'failed';
  tradeNo: string;
  /** Fen, as text. */
  amount: string;
}

/** The books of the pretended channel: files, so that every process of an installation reads the same. */
export interface SimulatorBook {
  read(payNo: string): Promise<SimulatedPayment | null>;
  write(payNo: string, payment: SimulatedPayment): Promise<void>;
}

export function openSimulatorBook(dir: string): SimulatorBook {
  const pathOf = (payNo: string) => {
    if (!/^PAY\d{12}$/.test(payNo)) throw new Error('not the number of a payment');
    return join(dir, `${payNo}.json`);
  };
  return {
    async read(payNo) {
      const text = await readFile(pathOf(payNo), 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
      return text === null ? null : (JSON.parse(text) as SimulatedPayment);
    },
    async write(payNo, payment) {
      await mkdir(dir, { recursive: true, mode: 0o700 });
      const path = pathOf(payNo);
      await writeFile(`${path}.part`, JSON.stringify(payment), { mode: 0o600 });
      await rename(`${path}.part`, path);
    },
  };
}
