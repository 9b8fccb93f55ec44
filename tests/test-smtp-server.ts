import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface TestSmtpServer {
  smtpUrl: string;
  port: number;
  /** What was accepted, in order of arrival. */
  letters: { recipients: string[]; mail: Email; source: string }[];
  stop(): Promise<void>;
}

interface Behaviour {
  port?: number;
  /** Answer to RCPT TO, e.g. 550; taken when absent. */
  refuseRecipient?: number;
  /** The line of the first so many letters is cut when they were taken whole, before their answer: who sent them cannot know. */
  cutAfter?: number;
  /** The first so many letters are taken whole and never answered. */
  holdAfter?: number;
}

/** The library tells nobody of its lines; a test that breaks them has to. */
interface Lines {
  connections: Set<{ session: object; _socket: { destroy(): void } }>;
}

/** A real mail server on this machine that keeps what it is given. */
export async function startTestSmtpServer({
  port = 0,
  refuseRecipient,
  cutAfter = 0,
  holdAfter = 0,
}: Behaviour = {}): Promise<TestSmtpServer> {
  const letters: TestSmtpServer['letters'] = [];
  const cut = (session: object) => {
    for (const line of (server as unknown as Lines).connections) if (line.session === session) line._socket.destroy();
  };
  const server: SMTPServer = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onRcptTo({ address }, _, done) {
      if (refuseRecipient === undefined) return done();
      done(Object.assign(new Error(`<${address}>: no such person`), { responseCode: refuseRecipient }));
    },
    async onData(stream, session, done) {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      const raw = Buffer.concat(chunks);
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      letters.push({ recipients, mail: await PostalMime.parse(raw), source: raw.toString('latin1') });
      if (letters.length <= cutAfter) cut(session);
      else if (letters.length > holdAfter) done();
    },
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const taken = (server.server.address() as AddressInfo).port;
  return {
    smtpUrl: `smtp://127.0.0.1:${taken}`,
    port: taken,
    letters,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
