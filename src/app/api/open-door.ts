import { availableParallelism } from 'node:os';
import { loginRefusal, sessionOf } from '#features/access/api/public.ts';
import { createTurns } from '#platform/api/admission/bounded-turns.ts';
import { createDoor, type Door } from '#platform/api/admission/door.ts';
import { FairShares, type Limits } from '#platform/api/admission/fair-shares.ts';
import { LOOK_UP_LIMITS, loginLimits, shareLimits } from '#platform/api/admission/share-limits.ts';
import { joinProcesses } from './process-shares.ts';

/** Stands in for the shop's own limits: tests are about one of them at a time. */
export interface DoorLimits extends Limits {
  /** Longest wait of a login, in milliseconds. */
  loginPatience?: number;
  /** What else a machine does that tests run on is not what they are about. */
  atWork?: () => number;
}

/** Where calls wait for their turn in this process, one of `processes` that serve; `limits` stand in for the shop's own. */
export function openDoor(processes: number, limits?: DoorLimits): Door {
  const machine = { cores: availableParallelism(), processes };
  const shares = new FairShares(limits ?? shareLimits(machine));
  joinProcesses(shares);
  const lookUps = new FairShares(LOOK_UP_LIMITS);
  const { patience, ...places } = loginLimits(machine);
  const logins = createTurns({ ...places, patience: limits?.loginPatience ?? patience });
  const atWork = limits ? (limits.atWork ?? (() => 0)) : undefined;
  return createDoor({ shares, lookUps, logins, atWork, sessionOf, loginRefusal });
}
