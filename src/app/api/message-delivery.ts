import { setTimeout as wait } from 'node:timers/promises';
import { createRobotSender, createSimulatedRobotSender, type RobotSender } from '#business/messages/api/public.ts';
import type { Env } from '#platform/api/env.ts';
import { createHttpSmsSender } from '#platform/api/http-sms-sender.ts';
import { log } from '#platform/api/log.ts';
import { type MailCatcher, startMailCatcher } from '#platform/api/mail-catcher.ts';
import { type Mailer, openMailer } from '#platform/api/mailer.ts';
import { mailEffects, smsEffects } from '#platform/api/message-effects.ts';
import type { EffectHandlers } from '#platform/api/outbox-worker.ts';
import { readSecret } from '#platform/api/secret-file.ts';
import { createSimulatedSmsSender } from '#platform/api/simulated-sms-sender.ts';
import type { SmsSender } from '#platform/api/sms-sender.ts';
import { openLocalInbox } from './local-inbox.ts';
import { readPepper } from './read-pepper.ts';

export interface MessageDelivery {
  mailEffects: EffectHandlers;
  smsEffects: EffectHandlers;
  mailer: Mailer;
  carrier: SmsSender;
  robots: RobotSender;
  stop(): Promise<void>;
}

/** Mail by SMTP and text messages by the gateway; what is not configured ends in the local inbox. */
export async function openMessageDelivery(env: Env): Promise<MessageDelivery> {
  warnOfTrial(env);
  const [pepper, smsSender] = await Promise.all([readPepper(env), openSmsSender(env)]);
  const mailServer = env.smtpUrl ? foreign(env.smtpUrl) : await startMailCatcher(openLocalInbox(env));
  const mailer = openMailer({
    smtpUrl: mailServer.smtpUrl,
    from: env.mailFrom,
    letterHead: { sender: 'MRO采购系统', supportPhone: env.supportPhone },
  });
  return {
    mailEffects: mailEffects(mailer, pepper),
    smsEffects: smsEffects(smsSender, pepper),
    mailer,
    carrier: smsSender,
    robots: openRobotSender(env),
    async stop() {
      mailer.close();
      await mailServer.close();
    },
  };
}

/** Somebody else's server: nothing to close. */
const foreign = (smtpUrl: string): MailCatcher => ({ smtpUrl, close: async () => undefined });

async function openSmsSender(env: Env): Promise<SmsSender> {
  const { smsGateway } = env;
  if (!smsGateway) return createSimulatedSmsSender({ inbox: openLocalInbox(env), wait, random: Math.random });
  return createHttpSmsSender({ url: smsGateway.url, key: await readSecret(smsGateway.keyFile), now: () => new Date() });
}

/** Into groups by their platforms, or into the local inbox. */
export const openRobotSender = (env: Env): RobotSender =>
  env.robots === 'inbox' ? createSimulatedRobotSender(openLocalInbox(env)) : createRobotSender(() => new Date());

/** A shop with real customers and no way to reach them would only be noticed by those who wait. */
function warnOfTrial(env: Env): void {
  if (env.demo) return;
  if (!env.smtpUrl) log.warn('SMTP_URL is not set: mail stays in the local inbox');
  if (!env.smsGateway) log.warn('SMS_URL is not set: text messages stay in the local inbox');
}
