/**
 * Address of the machine at the other end of the connection, whatever a proxy in front may claim. `bindings` is what
 * Node's server hands over beside a request.
 */
export function socketAddress(bindings: unknown): string | undefined {
  const { incoming } = (bindings ?? {}) as { incoming?: { socket?: { remoteAddress?: string } } };
  return incoming?.socket?.remoteAddress;
}

const LOOPBACK_IP = /^(?:::ffff:)?127(?:\.\d{1,3}){3}$|^::1$/;

/** True for addresses that only this machine has. */
export function isLoopbackAddress(address: string): boolean {
  return LOOPBACK_IP.test(address);
}

/** The same for the host part of a web address. */
export function isLoopbackHost(hostname: string): boolean {
  return hostname === 'localhost' || isLoopbackAddress(hostname.replace(/^\[|\]$/g, ''));
}
