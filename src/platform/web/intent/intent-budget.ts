/** What may be loaded for presses that may never come, for each page that is viewed. */
export const INTENT_CALLS = 30;
export const INTENT_BYTES = 200 * 1024;

/** After a refusal. */
export const INTENT_REST_MS = 5_000;

/** A page opened ahead asks for several things at once: it is begun only where there is room for all of them. */
const ROOM_CALLS = 3;
const ROOM_BYTES = 24 * 1024;

/** Counts what was loaded ahead while one page is on show. */
export class IntentBudget {
  private calls = 0;
  private bytes = 0;
  private restsUntil = Number.NEGATIVE_INFINITY;

  /** Another page is on show. */
  renew(): void {
    this.calls = 0;
    this.bytes = 0;
  }

  /** Whether anything more may be begun. */
  hasRoom(): boolean {
    return this.calls + ROOM_CALLS <= INTENT_CALLS && this.bytes + ROOM_BYTES <= INTENT_BYTES;
  }

  /** One more request, where there is still one. */
  take(): boolean {
    if (this.calls >= INTENT_CALLS || this.bytes >= INTENT_BYTES) return false;
    this.calls += 1;
    return true;
  }

  /** The server has other things to do: nothing is asked ahead for a while, on whatever page. */
  rest(now: number): void {
    this.restsUntil = now + INTENT_REST_MS;
  }

  rests(now: number): boolean {
    return now < this.restsUntil;
  }

  weigh(bytes: number): void {
    this.bytes += bytes;
  }
}
