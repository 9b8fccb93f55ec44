import { serverBridge } from '../../server-bridge.ts';

/** Nonce of the page's Content-Security-Policy. Browsers hide it from attributes, not from the property. */
export function pageNonce(): string | undefined {
  const bridge = serverBridge();
  if (bridge) return bridge.nonce();
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce || undefined;
}
