import { createHash } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { callbackify } from 'node:util';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { Inbox } from './inbox.ts';
import { log } from './log.ts';

export interface MailCatcher {
  smtpUrl: string;
  close(): Promise<void>;
}

const MAX_BYTES = 1024 * 1024;

/** A mail server on a free port of this machine that forwards nothing: letters end in the inbox. */
export async function startMailCatcher(inbox: Inbox): Promise<MailCatcher> {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: MAX_BYTES,
    rejectOversized: true,
    onData: callbackify((stream: SMTPServerDataStream, session: SMTPServerSession) => keep(inbox, stream, session)),
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  // A client that hangs up in the middle would otherwise end the process.
  server.on('error', (err) => log.warn({ err }, 'connection to the mail catcher lost'));
  const { port } = server.server.address() as AddressInfo;
  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function keep(inbox: Inbox, stream: SMTPServerDataStream, session: SMTPServerSession): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  if (stream.sizeExceeded) return;
  const mail = await PostalMime.parse(Buffer.concat(chunks));
  for (const { address } of session.envelope.rcptTo) {
    const key = createHash('sha256')
      .update(`${mail.messageId ?? ''} ${address}`)
      .digest('hex')
      .slice(0, 32);
    await inbox.add({ kind: 'mail', to: address, subject: mail.subject ?? '', text: mail.text?.trim() ?? '' }, key);
  }
}
