/** Sessions that came from a procurement system (specification 1). */
const PUNCH_OUT = 3;

/** It has no account of its own here, and administers nobody. */
const CLOSED = /^\/user\/(system|personal)\//;

/** Pages a procurement system's session must not open, and so is not offered. */
export const isClosedToPunchOut = ({ loginSource }: { loginSource: number }, path: string): boolean =>
  loginSource === PUNCH_OUT && CLOSED.test(path);
