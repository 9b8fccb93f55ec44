import { commonErrors } from '#platform/shared/access-refusals.ts';
import { PersonQueues, type Waiter } from '../admission/person-queues.ts';
import type { Caller } from '../caller.ts';
import { refuse } from '../refuse.ts';
import { READERS_MEMORY } from './reader-limits.ts';

/** Who hands a file in. */
export interface Uploader {
  /** Each has one reader at a time. */
  firm: string;
  /** Tells when nobody waits for the answer any more. */
  signal?: AbortSignal;
  /** Waits as long as it takes: work of the shop itself, which nobody sits in front of. */
  patient?: boolean;
}

/** People without a firm each are one of their own. */
export const uploaderOf = ({ firmId, userId }: Caller, signal?: AbortSignal): Uploader => ({
  firm: firmId === null ? `person ${userId}` : `firm ${firmId}`,
  signal,
});

/** What reading a file takes. */
export interface Need {
  /** Megabytes of the reader. */
  memory: number;
  /** Bytes of the file, which somebody holds while it waits. */
  bytes: number;
}

export interface QueueLimits {
  /** Megabytes of all readers together. */
  memory: number;
  waiting: number;
  waitingOfFirm: number;
  waitingBytes: number;
  /** Longest wait in milliseconds. */
  patience: number;
}

const LIMITS: QueueLimits = {
  memory: READERS_MEMORY,
  waiting: 60,
  waitingOfFirm: 10,
  waitingBytes: 64 * 1_048_576,
  patience: 11_000,
};

const RETRY_SECONDS = 5;

interface Waiting extends Waiter {
  need: Need;
}

const busy = () => refuse(commonErrors, 'READERS_BUSY', { data: { retryAfter: RETRY_SECONDS } });
const tooManyOfFirm = () =>
  refuse(commonErrors, 'TOO_MANY_REQUESTS', {
    message: '贵公司正在读取的文件太多，请等前面的读完再上传',
    data: { retryAfter: RETRY_SECONDS },
  });

/**
 * Lets readers of files in, no more at a time than there is memory for, and one of each firm: whoever hands in many waits
 * behind the first of everybody else. Who finds the queue full, or waits too long, is told so and may come again.
 */
export class ReaderQueue {
  private readonly limits: QueueLimits;
  private readonly queues = new PersonQueues<Waiting>();
  private readonly running = new Set<string>();
  private readonly waitingOf = new Map<string, number>();
  private free: number;
  private waiting = 0;
  private waitingBytes = 0;

  constructor(limits: QueueLimits = LIMITS) {
    this.limits = limits;
    this.free = limits.memory;
  }

  /** Does the work when its turn has come. Throws READERS_BUSY or TOO_MANY_REQUESTS where none can be had in time. */
  async run<T>(uploader: Uploader, need: Need, work: () => Promise<T>): Promise<T> {
    await this.enter(uploader, need);
    try {
      return await work();
    } finally {
      this.running.delete(uploader.firm);
      this.free += need.memory;
      // Others first: whoever came while this one was read.
      this.queues.toEnd(uploader.firm);
      this.serve();
    }
  }

  private enter(uploader: Uploader, need: Need): Promise<void> {
    const { firm, signal } = uploader;
    if (signal?.aborted) return Promise.reject(busy());
    if (this.waiting === 0 && this.mayStart(firm, need)) {
      this.start(firm, need);
      return Promise.resolve();
    }
    if (!uploader.patient && (this.waitingOf.get(firm) ?? 0) >= this.limits.waitingOfFirm) {
      return Promise.reject(tooManyOfFirm());
    }
    const full = this.waiting >= this.limits.waiting || this.waitingBytes + need.bytes > this.limits.waitingBytes;
    return full && !uploader.patient ? Promise.reject(busy()) : this.wait(uploader, need);
  }

  private wait({ firm, signal, patient }: Uploader, need: Need): Promise<void> {
    return new Promise((resolve, reject) => {
      const done = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', giveUp);
        this.count(firm, need, -1);
      };
      const waiter: Waiting = {
        person: firm,
        need,
        start: () => {
          done();
          this.start(firm, need);
          resolve();
        },
      };
      const giveUp = () => {
        done();
        this.queues.remove(waiter);
        reject(busy());
        this.serve();
      };
      const timer = patient ? undefined : setTimeout(giveUp, this.limits.patience);
      signal?.addEventListener('abort', giveUp, { once: true });
      this.count(firm, need, 1);
      this.queues.add(waiter);
      this.serve();
    });
  }

  private count(firm: string, { bytes }: Need, by: 1 | -1): void {
    this.waiting += by;
    this.waitingBytes += by * bytes;
    const left = (this.waitingOf.get(firm) ?? 0) + by;
    if (left > 0) this.waitingOf.set(firm, left);
    else this.waitingOf.delete(firm);
  }

  private mayStart(firm: string, { memory }: Need): boolean {
    return !this.running.has(firm) && memory <= this.free;
  }

  private start(firm: string, { memory }: Need): void {
    this.running.add(firm);
    this.free -= memory;
  }

  /** In turns, firm by firm; whoever needs more memory than is free is not overtaken by those who need less. */
  private serve(): void {
    let short = false;
    this.queues.serve((firm, { need }) => {
      if (short || this.running.has(firm)) return false;
      short = need.memory > this.free;
      return !short;
    });
  }
}

/** The one queue of this process. */
export const readerQueue = new ReaderQueue();
