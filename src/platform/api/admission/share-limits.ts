import type { Limits } from './fair-shares.ts';
import type { ShareLimits } from './firm-share.ts';

export interface Machine {
  cores: number;
  /** Processes that serve: connections are dealt out among them, and so are shares. */
  processes: number;
}

/**
 * What a company has of a machine, and one of its people, dealt out over the processes that serve; the parts never add up
 * to more. Calls at a time keep the database free for others; the pace keeps cores free for them: a company has half of
 * the machine, one person a sixteenth, once anybody else is at work; whoever sends more at once than any page, less yet.
 */
export function shareLimits({ cores, processes }: Machine): Limits {
  const part = cores / processes;
  return {
    firm: {
      running: Math.max(1, Math.floor(3 * part)),
      waiting: 500,
      patience: 8_000,
      pace: 500 * part,
      burst: 1_500 * part,
      many: Number.POSITIVE_INFINITY,
    },
    person: {
      running: Math.max(1, Math.floor(2 * part)),
      waiting: 40,
      patience: 3_000,
      pace: 60 * part,
      burst: 700 * part,
      // A browser asks for six things of one server at a time.
      many: 8,
    },
  };
}

const NO_LIMIT: ShareLimits = {
  running: Number.POSITIVE_INFINITY,
  waiting: Number.POSITIVE_INFINITY,
  patience: 60_000,
  pace: 1e9,
  burst: 1e9,
  many: Number.POSITIVE_INFINITY,
};

/** For tests and benches that are about something else. */
export const NO_LIMITS: Limits = { firm: NO_LIMIT, person: NO_LIMIT };

/** Sessions this process does not know yet are looked up so many at a time; by then nobody knows whose they are. */
const LOOKED_UP: ShareLimits = { ...NO_LIMIT, running: 4, waiting: 300, patience: 2_000 };
export const LOOK_UP_LIMITS: Limits = { firm: LOOKED_UP, person: LOOKED_UP };

/** Passwords hashed at a time by all processes of a machine: one core stays free for everything else. */
export const hashingLimits = (cores: number) => ({ running: Math.max(1, cores - 1), waiting: 40, patience: 5_000 });

/**
 * Logins of one process: as many as keep its part of the hashing busy while others of them ask the database; as many wait
 * as are through within their patience. An office that comes in at nine is no flood.
 */
export const loginLimits = ({ cores, processes }: Machine) => ({
  running: Math.max(2, Math.ceil((2 * cores) / processes)),
  waiting: Math.max(20, Math.ceil((30 * cores) / processes)),
  patience: 5_000,
});

/** Connections of one process that logins alone use. */
export const LOGIN_CONNECTIONS = 2;
