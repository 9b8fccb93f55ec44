/** What every call answers with (specification 3, response envelope). */
export interface Envelope<T = unknown> {
  code: number;
  success: boolean;
  message: string;
  data: T;
  /** Name of the error in the contract, on refusals only. */
  error?: string;
  requestId?: string;
}

/** The member centre carries its own pair of fields beside the common ones (specification 7). */
export interface MemberEnvelope<T = unknown> extends Envelope<T> {
  errCode: number;
  errMsg: string;
}

export const SUCCESS = 200;
