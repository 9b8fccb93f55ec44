/**
 * Headers of specification 7 that a client tells of itself. They decide nothing; they stand in the request log, so that
 * an edition, a scenario or a customer can be found there. Who the caller is says the session alone.
 */
const TOLD = {
  userSource: /^\d{1,4}$/,
  appCode: /^\d{1,6}$/,
  primarySource: /^\d{1,4}$/,
  secondarySource: /^\d{1,4}$/,
  loginSource: /^\d{1,4}$/,
  channel: /^[\w-]{1,32}$/,
  scenarioCode: /^[\w-]{1,32}$/,
  userCode: /^[\w-]{1,64}$/,
  customerCode: /^[\w-]{1,64}$/,
} as const;

/** What of it is well formed; undefined where a request tells nothing, so that its line stays short. */
export function clientFacts(headers: Headers): Record<string, string> | undefined {
  const told = Object.entries(TOLD).flatMap(([name, form]) => {
    const value = headers.get(name);
    return value !== null && form.test(value) ? [[name, value] as const] : [];
  });
  return told.length > 0 ? Object.fromEntries(told) : undefined;
}
