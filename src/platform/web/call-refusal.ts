import type { ORPCError } from '@orpc/client';

/** A refusal as pages see it: words for people in `message`, facts in `data`, number of the request to quote. */
export type CallError = ORPCError<string, unknown> & { requestId?: string; number?: number };

interface RefusalParts {
  code: string;
  status: number;
  message: string;
  data: unknown;
}

/** What the library's own error says, without its table of every status there is: the server names each. */
class CallRefusal extends Error {
  readonly defined = true;
  readonly code: string;
  readonly status: number;
  readonly data: unknown;

  constructor({ code, status, message, data }: RefusalParts) {
    super(message);
    this.code = code;
    this.status = status;
    this.data = data;
  }
}

export const callRefusal = (parts: RefusalParts): CallError => new CallRefusal(parts) as unknown as CallError;

/** Refused by a call, over HTTP or in process while the server renders, where it is the library's. */
export const isCallError = (error: unknown): error is CallError =>
  error instanceof Error && 'defined' in error && 'code' in error && 'status' in error;
