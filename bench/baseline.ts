import { createHash } from 'node:crypto';
import { cpus } from 'node:os';

/** What this machine is worth, so that figures of two machines or two hours can be compared. */
export interface Baseline {
  cores: number;
  model: string;
  /** SHA-256 of 1 KB per second on one core. */
  hashesPerSecond: number;
  /** Bytes copied within memory by one core, GB per second. */
  copyGbPerSecond: number;
}

const MEASURED_MS = 500;

export function readBaseline(): Baseline {
  const model = cpus()[0]?.model.trim() ?? 'unknown';
  return { cores: cpus().length, model, hashesPerSecond: countHashes(), copyGbPerSecond: measureCopy() };
}

function countHashes(): number {
  const block = Buffer.alloc(1024, 7);
  const until = performance.now() + MEASURED_MS;
  let hashes = 0;
  while (performance.now() < until) {
    createHash('sha256').update(block).digest();
    hashes += 1;
  }
  return Math.round((hashes * 1000) / MEASURED_MS);
}

/** Larger than any cache, so that memory itself is measured. */
function measureCopy(): number {
  const from = Buffer.alloc(64 * 1024 * 1024, 1);
  const to = Buffer.alloc(from.length, 2);
  const began = performance.now();
  let copied = 0;
  while (performance.now() - began < MEASURED_MS) copied += from.copy(to);
  return Math.round((copied / 1e9 / ((performance.now() - began) / 1000)) * 10) / 10;
}

export function sayBaseline({ cores, model, hashesPerSecond, copyGbPerSecond }: Baseline): string {
  return `${cores} cores (${model}), ${hashesPerSecond.toLocaleString('en')} SHA-256/s and ${copyGbPerSecond} GB/s copied on one core`;
}

/** Printed beside every figure. */
export const machineBaseline = (): string => sayBaseline(readBaseline());
