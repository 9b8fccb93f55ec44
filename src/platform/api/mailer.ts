import { createTransport, type NodemailerError } from 'nodemailer';
import { isLoopbackHost } from './loopback.ts';
import { composeLetter, type LetterHead, PICTURE_ID } from './mail-letter.ts';
import type { MailMessage, MailPicture } from './messages.ts';
import { Permanent } from './outbox-worker.ts';

export interface Mailer {
  /** `key` is the same at every try to send one message; mail servers see it as Message-ID. */
  send(message: MailMessage, key: string): Promise<void>;
  close(): void;
}

export interface MailerOptions {
  smtpUrl: string;
  /** Bare address; the name in front of it is the sender of the letter head. */
  from: string;
  letterHead: LetterHead;
}

const CONNECT_MS = 10_000;
const SOCKET_MS = 20_000;

/** One address and nothing else: no list, no name, no line that would become another header. */
const BARE_ADDRESS = /^[^\s@<>()[\],;:\\"\p{Cc}]{1,64}@[^\s@<>()[\],;:\\"\p{Cc}]{1,255}$/u;

/** Mail through one SMTP server, over a few connections that stay open between letters. */
export function openMailer({ smtpUrl, from, letterHead }: MailerOptions): Mailer {
  const transport = createTransport(
    {
      ...serverOf(smtpUrl),
      pool: true,
      maxConnections: 3,
      // The outbox alone decides about another try.
      maxRequeues: 0,
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      socketTimeout: SOCKET_MS,
    },
    { disableFileAccess: true, disableUrlAccess: true },
  );
  return {
    async send({ to, subject, text, picture }, key) {
      if (!BARE_ADDRESS.test(to)) throw new Permanent('the recipient is no mail address');
      const letter = {
        from: { name: letterHead.sender, address: from },
        to: { name: '', address: to },
        // Whatever it was put together from, it is one line: a letter that is refused here would never leave.
        subject: subject.replace(/[\p{Cc}\u2028\u2029]+/gu, ' '),
        ...(await composeLetter({ subject, text, pictureAlt: picture?.alt }, letterHead)),
        ...(picture && { attachments: [attachmentOf(picture)] }),
        messageId: `<${key}@${from.slice(from.lastIndexOf('@') + 1)}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      };
      await transport.sendMail(letter).catch((error: NodemailerError) => {
        throw refusal(error);
      });
    },
    close: () => transport.close(),
  };
}

/** A picture within the letter, which no mail program has to fetch from anywhere. */
const attachmentOf = ({ png }: MailPicture) => ({
  filename: 'chart.png',
  contentType: 'image/png',
  contentDisposition: 'inline' as const,
  content: png,
  encoding: 'base64',
  cid: PICTURE_ID,
});

/** Only these parts of the address count: options in its query cannot undo ours. */
function serverOf(smtpUrl: string) {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const secure = protocol === 'smtps:';
  const auth = username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : undefined;
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (secure ? 465 : 25),
    secure,
    auth,
    // A password never leaves this machine unencrypted.
    requireTLS: auth !== undefined && !isLoopbackHost(hostname),
  };
}

/** Servers quote the recipient in their answers, and errors end up in logs: codes only. From 500 on they mean it. */
function refusal({ code, originalCode, responseCode }: NodemailerError): Error {
  const Kind = (responseCode ?? 0) >= 500 ? Permanent : Error;
  const codes = [responseCode, originalCode ?? code].filter((part) => part !== undefined);
  return new Kind(`mail not taken by the server: ${codes.join(' ') || 'unknown cause'}`);
}
