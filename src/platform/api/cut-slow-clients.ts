import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { DEADLINES } from './deadlines.ts';

/** Whoever is waited for and moves less than this within the window is cut: 1 KB/s for 15 s. */
const LEAST_BYTES = 15 * 1024;
const TOO_SLOW = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

interface Connection {
  exchange: Exchange | null;
  /** Begin of the window, and what had been moved then. */
  since: number;
  moved: number;
}

interface Limits {
  windowMs?: number;
  leastBytes?: number;
  checkMs?: number;
}

/**
 * True while nothing goes on because of the client: the rest of its request is missing and all that came has been read,
 * or an answer lies here that it does not take. A handler at work and a connection kept open are nobody's slowness.
 */
function isWaitedFor(socket: Socket, exchange: Exchange | null): boolean {
  if (socket.writableLength > 0) return true;
  if (exchange === null || exchange.response.writableEnded) return false;
  return !exchange.request.complete && exchange.request.readableLength === 0;
}

function cut(socket: Socket, exchange: Exchange | null): void {
  if (exchange && !exchange.response.headersSent && socket.writable) socket.write(TOO_SLOW);
  socket.destroySoon();
  // Whoever takes nothing would not take the end either.
  if (socket.writableLength > TOO_SLOW.length) socket.destroy();
}

/**
 * Ends connections that hold a place without using it, and lets an upload run as long as it moves. Node's own limits
 * know only the age of a request; they stay for the head of a request, which is small.
 */
export function cutSlowClients(server: Server, limits: Limits = {}): void {
  const { windowMs = DEADLINES.socket, leastBytes = LEAST_BYTES, checkMs = 1_000 } = limits;
  const connections = new Map<Socket, Connection>();
  server.on('connection', (socket: Socket) => {
    connections.set(socket, { exchange: null, since: Date.now(), moved: 0 });
    socket.once('close', () => connections.delete(socket));
  });
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const connection = connections.get(request.socket);
    if (connection) connection.exchange = { request, response };
  });
  const timer = setInterval(() => {
    const now = Date.now();
    for (const [socket, connection] of connections) {
      const moved = socket.bytesRead + socket.bytesWritten - socket.writableLength;
      const over = now - connection.since >= windowMs;
      if (!isWaitedFor(socket, connection.exchange)) Object.assign(connection, { since: now, moved });
      else if (over && moved - connection.moved < leastBytes) cut(socket, connection.exchange);
      else if (over) Object.assign(connection, { since: now, moved });
    }
  }, checkMs);
  timer.unref();
  server.once('close', () => clearInterval(timer));
}
