import type { StreamEvents } from '../../contract/message-schemas.ts';
import type { Reader } from '../message-notices.ts';

export type EndReason = StreamEvents['end']['reason'];

const encoder = new TextEncoder();
/** A browser that takes nothing for so long has gone without saying so. */
const MOST_WAITING = 256 * 1024;

/** One open page, or rather one browser: it asks for one stream and shares it between its pages. */
export class MessageStream {
  readonly reader: Reader;
  /** Hash of the session it was opened with. */
  readonly tokenHash: string;
  /** When it was last looked whether the session still stands. */
  checkedAt: number;
  /** Newest message it was told; null before it was told anything. */
  lastId: bigint | null;
  /** Whether it was told how much is unread, and what it missed. */
  welcomed = false;
  readonly body: ReadableStream<Uint8Array>;
  private controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  private closed = false;

  constructor(
    { reader, tokenHash, lastId, now }: { reader: Reader; tokenHash: string; lastId: bigint | null; now: number },
    onClose: (stream: MessageStream) => void,
  ) {
    this.reader = reader;
    this.tokenHash = tokenHash;
    this.lastId = lastId;
    this.checkedAt = now;
    this.body = new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          this.controller = controller;
        },
        cancel: () => {
          this.closed = true;
          onClose(this);
        },
      },
      { highWaterMark: MOST_WAITING, size: (piece) => piece.byteLength },
    );
    this.onClose = onClose;
  }

  private readonly onClose: (stream: MessageStream) => void;

  tell<Name extends keyof StreamEvents>(name: Name, data: StreamEvents[Name], id?: string): void {
    this.write(`${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  /** A line that says nothing, so that proxies leave the connection open and a gone browser is noticed. */
  beat(): void {
    this.write(':\n\n');
  }

  /** What it comes back with stands at least here. */
  reached(id: bigint): void {
    if (this.lastId === null || id > this.lastId) this.lastId = id;
  }

  end(reason: EndReason): void {
    if (this.closed) return;
    this.tell('end', { reason });
    this.close();
  }

  private write(text: string): void {
    if (this.closed || !this.controller) return;
    this.controller.enqueue(encoder.encode(text));
    if ((this.controller.desiredSize ?? 0) < 0) this.close();
  }

  private close(): void {
    if (this.closed) return;
    this.closed = true;
    this.controller?.close();
    this.onClose(this);
  }
}
