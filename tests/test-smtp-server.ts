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
}

/** A real mail server on this machine that keeps what it is given. */
export async function startTestSmtpServer({ port = 0, refuseRecipient }: Behaviour = {}): Promise<TestSmtpServer> {
  const letters: TestSmtpServer['letters'] = [];
  const server = new SMTPServer({
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
      done();
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
