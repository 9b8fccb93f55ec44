import { Share, type ShareLimits } from './firm-share.ts';
import { Neighbours } from './neighbours.ts';
import { PersonQueues, type Waiter } from './person-queues.ts';
import { type Meter, WorkMeter } from './work-meter.ts';

/** Refused: nothing of the share is free, and the wait would be too long. */
export class NoShareError extends Error {
  override readonly name = 'NoShareError';
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    super('no share free');
    this.retryAfter = retryAfter;
  }
}

export interface Limits {
  firm: ShareLimits;
  person: ShareLimits;
}

/** Whose share a call is taken from. */
export interface Place {
  firm: string;
  person: string;
}

/** Says when whoever waits is gone; asked only when there is a wait. */
export type GivingUp = () => AbortSignal | undefined;

/** Ends a call that was let in; once is enough. */
export type Leave = () => void;

interface Firm {
  share: Share;
  people: Map<string, Share>;
  queues: PersonQueues;
  timer: NodeJS.Timeout | null;
}

/** What a call costs until its end is known, in milliseconds: otherwise many would start on the last of a share. */
const EXPECTED_MS = 5;
/** Shares are looked at again this often while somebody waits for their pace. */
const LOOK_AGAIN_MS = 100;
const TIDY_MS = 15_000;
const RETRY_SECONDS = 3;

/**
 * Lets calls in by companies, and within a company by people: so many at a time, so many waiting, and while others are at
 * work too only so much of every second. Those who wait come in turns, person by person, so that nobody who sends many at
 * once keeps colleagues waiting. Who cannot be let in in time gets NoShareError.
 */
export class FairShares {
  /** Who is at work in this process, and in those beside it. */
  readonly here = new Neighbours();
  readonly elsewhere = new Neighbours();
  private readonly firms = new Map<string, Firm>();
  private readonly limits: Limits;
  private readonly meter: Meter;
  private tidiedAt = 0;
  private running = 0;
  private waiting = 0;

  constructor(limits: Limits, meter: Meter = new WorkMeter()) {
    this.limits = limits;
    this.meter = meter;
  }

  enter(place: Place, givingUp?: GivingUp): Promise<Leave> {
    const now = performance.now();
    this.here.note(place.firm, now);
    this.tidy(now);
    const firm = this.firmOf(place.firm, now);
    const person = this.personOf(firm, place.person, now);
    if (firm.queues.isEmpty(place.person) && this.delay(place.firm, firm, person, now) === 0) {
      return Promise.resolve(this.start(place.firm, firm, person, now));
    }
    if (firm.share.isFull() || person.isFull()) return Promise.reject(new NoShareError(RETRY_SECONDS));
    return this.wait(place, firm, person, givingUp?.());
  }

  /** Somebody waits here, or as much is being done as one company alone may have: nothing is left over for what can wait. */
  isStrained(): boolean {
    return this.waiting > 0 || this.running >= this.limits.firm.running;
  }

  private firmOf(name: string, now: number): Firm {
    let firm = this.firms.get(name);
    if (!firm) {
      firm = { share: new Share(this.limits.firm, now), people: new Map(), queues: new PersonQueues(), timer: null };
      this.firms.set(name, firm);
    }
    return firm;
  }

  private personOf(firm: Firm, name: string, now: number): Share {
    let person = firm.people.get(name);
    if (!person) {
      person = new Share(this.limits.person, now);
      firm.people.set(name, person);
    }
    return person;
  }

  private delay(name: string, firm: Firm, person: Share, now: number): number {
    const crowded = this.here.hasOthers(name, now) || this.elsewhere.hasOthers(name, now);
    return Math.max(firm.share.wait(now, crowded), person.wait(now, crowded));
  }

  private start(name: string, firm: Firm, person: Share, now: number): Leave {
    for (const share of [firm.share, person]) share.start(now, EXPECTED_MS);
    this.running += 1;
    const measured = this.meter.start();
    let left = false;
    return () => {
      if (left) return;
      left = true;
      this.running -= 1;
      const end = performance.now();
      const further = Math.max(0, measured() - EXPECTED_MS);
      for (const share of [firm.share, person]) share.end(end, further);
      this.serve(name, firm);
    };
  }

  /** Who waits for their own share waits as long as their own limits say, for that of the company as long as its do. */
  private wait(place: Place, firm: Firm, person: Share, signal?: AbortSignal): Promise<Leave> {
    const own = person.wait(performance.now(), true) > 0;
    const patience = (own ? this.limits.person : this.limits.firm).patience;
    return new Promise((resolve, reject) => {
      const count = (by: number) => {
        this.waiting += by;
        firm.share.waiting += by;
        person.waiting += by;
      };
      const done = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', giveUp);
        count(-1);
      };
      const waiter: Waiter = {
        person: place.person,
        start: () => {
          done();
          resolve(this.start(place.firm, firm, person, performance.now()));
        },
      };
      const giveUp = () => {
        done();
        firm.queues.remove(waiter);
        reject(new NoShareError(RETRY_SECONDS));
      };
      const timer = setTimeout(giveUp, patience);
      signal?.addEventListener('abort', giveUp, { once: true });
      count(1);
      firm.queues.add(waiter);
      this.lookAgain(place.firm, firm);
    });
  }

  /** Starts whoever may, in turns; comes back while somebody waits for their pace. */
  private serve(name: string, firm: Firm): void {
    const now = performance.now();
    firm.queues.serve((person) => this.delay(name, firm, this.personOf(firm, person, now), now) === 0);
    this.lookAgain(name, firm);
  }

  private lookAgain(name: string, firm: Firm): void {
    if (firm.timer || firm.share.waiting === 0) return;
    const now = performance.now();
    const delays = [...firm.queues.people()].map((person) =>
      this.delay(name, firm, this.personOf(firm, person, now), now),
    );
    const next = Math.min(...delays, LOOK_AGAIN_MS);
    firm.timer = setTimeout(() => {
      firm.timer = null;
      this.serve(name, firm);
    }, next);
  }

  /** Forgets who has rested. */
  private tidy(now: number): void {
    if (now - this.tidiedAt < TIDY_MS) return;
    this.tidiedAt = now;
    for (const [name, firm] of this.firms) {
      for (const [key, person] of firm.people) if (person.isAtRest(now)) firm.people.delete(key);
      if (firm.people.size === 0 && firm.share.isAtRest(now)) this.firms.delete(name);
    }
  }
}
