import cluster from 'node:cluster';
import { availableParallelism } from 'node:os';
import { hashInTurns } from '#features/access/api/public.ts';
import { createTurns, type Turns } from '#platform/api/admission/bounded-turns.ts';
import type { FairShares } from '#platform/api/admission/fair-shares.ts';
import { askForTurns, type Channel, keepTurnsFor } from '#platform/api/admission/machine-turns.ts';
import { relayActiveNeighbours, shareActiveNeighbours } from '#platform/api/admission/share-active-neighbours.ts';
import { hashingLimits } from '#platform/api/admission/share-limits.ts';

/** The way to the process that started this one; null in the first one, which serves alone or nothing itself. */
function parent(): Pick<Channel, 'send' | 'on'> | null {
  if (!cluster.isWorker) return null;
  return {
    // The first one is gone when nothing can be sent any more: then this one ends too.
    send: (message) => process.connected && process.send?.(message),
    on: (event, listener) => process.on(event, listener),
  };
}

/** Joins this process to the others that serve beside it: hashes in turns with them, and hears who is at work there. */
export function joinProcesses(shares: FairShares): void {
  const others = parent();
  if (!others) return;
  const limits = hashingLimits(availableParallelism());
  // Longer than the first process lets anybody wait: its answer comes first, unless it is too busy to answer.
  hashInTurns(askForTurns(others, { waiting: limits.waiting, patience: limits.patience + 1_000 }));
  shareActiveNeighbours(shares, others);
}

/** What the first process does for those it starts. */
export function keepSharesFor(): (process: Channel, others: () => Iterable<Channel>) => void {
  const hashing: Turns = createTurns(hashingLimits(availableParallelism()));
  return (process, others) => {
    keepTurnsFor(process, hashing);
    relayActiveNeighbours(process, others);
  };
}
