import { join } from 'node:path';
import type { Env } from '#platform/api/env.ts';
import { type Inbox, type MessageKind, openInbox } from '#platform/api/inbox.ts';
import { isLoopbackHost } from '#platform/api/loopback.ts';
import { deriveKey } from '#platform/api/seal.ts';

/** The one inbox of this installation, shared by its processes. */
export function openLocalInbox(env: Pick<Env, 'dataDir'>): Inbox {
  return openInbox(join(env.dataDir, 'inbox'), Date.now);
}

/**
 * What ends in the local inbox instead of with people, and may be read in a browser on this machine. Behind a proxy
 * everybody comes from this machine, and nobody may: https means one, since this server itself speaks only http.
 */
export function readableInbox(
  env: Pick<Env, 'smtpUrl' | 'smsGateway' | 'robots' | 'trustProxy' | 'origin'>,
): MessageKind[] {
  if (env.trustProxy || env.origin.startsWith('https:')) return [];
  const kinds: MessageKind[] = [];
  if (!env.smtpUrl) kinds.push('mail');
  if (!env.smsGateway) kinds.push('sms');
  if (env.robots === 'inbox') kinds.push('robot');
  return kinds;
}

/** What opens the inbox of this installation, the same in all its processes. */
export const inboxKey = (pepper: Buffer): string => deriveKey(pepper, 'local-inbox').toString('base64url').slice(0, 24);

/** Where a person at this machine reads it; null when it cannot be read. */
export function inboxAddress(env: Env, key: string): string | null {
  const reachable = isLoopbackHost(env.host) || env.host === '0.0.0.0' || env.host === '::';
  return reachable && readableInbox(env).length > 0 ? `http://localhost:${env.port}/dev/inbox?key=${key}` : null;
}
