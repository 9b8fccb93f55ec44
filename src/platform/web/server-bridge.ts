/**
 * What rendering on the server needs from the process that serves it. The server fills it in before it renders;
 * in browsers it stays empty. This keeps every server module out of what browsers load.
 */
export interface ServerBridge {
  /** Runs a call in process, as the caller of the request being rendered. */
  call: (path: readonly string[], input: unknown) => Promise<unknown>;
  nonce: () => string;
  requestId: () => string;
  /** Stands where the page's data will, until it has been rendered. */
  dataMark: () => string;
  /** Style sheet text in a firm's colour; see theme-css. */
  themeCss: (themeColor: string | null) => string;
  /**
   * Told once nothing can change any more what the page is: it exists, its caller may see it, nobody is sent elsewhere. Its
   * head leaves then (decision 0060).
   */
  statusIsCertain: () => void;
}

let bridge: ServerBridge | null = null;

export function connectServer(connected: ServerBridge): void {
  bridge = connected;
}

export function serverBridge(): ServerBridge | null {
  return bridge;
}
