import { type CallError, callRefusal, isCallError } from './call-refusal.ts';

/** What a page needs to say of a refusal. */
export interface RefusalFacts {
  code: string;
  status: number;
  message: string;
  requestId: string | undefined;
}

/** Being refused is an answer; a call that failed is none, and is told as a failure wherever it is met. */
export const isRefusal = (error: unknown): error is CallError => isCallError(error) && error.status < 500;

export const factsOfRefusal = ({ code, status, message, requestId }: CallError): RefusalFacts => ({
  code,
  status,
  message,
  requestId,
});

/** The refusal again, on the other side of the page's data. */
export function refusalOf({ requestId, ...facts }: RefusalFacts): CallError {
  return Object.assign(callRefusal({ data: undefined, ...facts }), { requestId });
}
