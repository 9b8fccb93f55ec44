import { PARTICIPANT_CHANGED, PARTICIPANT_HEADER, VISITOR_PARTICIPANT } from '#platform/shared/participant.ts';

/** Whom this page was made for, as far as its calls tell it. Null: a visitor. */
export interface PageCaller {
  participantId: string;
  userCode: string;
  customerCode: string;
  loginSource: number;
  scenarioCode: string;
}

/** Headers of specification 7 that are the same for every page of this edition. They decide nothing. */
const EDITION = { userSource: '7', appCode: '150', secondarySource: '4', primarySource: '2', channel: 'enterprise' };

let readCaller: () => PageCaller | null = () => null;

/** Where the page keeps whom it was made for; once, when it comes to life. */
export function connectPageCaller(read: () => PageCaller | null): void {
  readCaller = read;
}

/** What a header can carry; anything else is left out rather than let a call fail. */
const fits = ([, value]: [string, string]) => /^[\x21-\x7e]{1,64}$/.test(value);

function namesOf(caller: PageCaller | null): Record<string, string> {
  if (!caller) return { scenarioCode: 'enterprise' };
  const { userCode, customerCode, scenarioCode } = caller;
  return { userCode, customerCode, scenarioCode, loginSource: String(caller.loginSource) };
}

/** 128 random bits as hex; unlike UUIDs these are to be had on sites without https, too. */
const newRequestId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** What every call of this page carries, whichever way it is sent: by the contract, as an upload, for a file. */
export function callHeaders(): Record<string, string> {
  const caller = readCaller();
  const told = { ...EDITION, ...namesOf(caller), 'x-request-id': newRequestId() };
  return {
    ...Object.fromEntries(Object.entries(told).filter(fits)),
    [PARTICIPANT_HEADER]: caller?.participantId ?? VISITOR_PARTICIPANT,
  };
}

/** Whether the page turned out to belong to somebody the browser no longer works for. */
function createStaleness() {
  const listeners = new Set<() => void>();
  let stale = false;
  const set = (value: boolean) => {
    if (stale === value) return;
    stale = value;
    for (const listener of listeners) listener();
  };
  return {
    isStale: () => stale,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell: () => set(true),
    forget: () => set(false),
  };
}

export const stalePage = createStaleness();

/** Every refusal comes by here; the one that says the page is somebody else's opens the notice. */
export function noticeStalePage({ error }: { error?: string }): void {
  if (error === PARTICIPANT_CHANGED) stalePage.tell();
}
