import { maskEmail, maskPhone } from '#platform/shared/mask.ts';
import { log } from './log.ts';
import type { Mailer } from './mailer.ts';
import { deliveryKeyOf, MAIL_TOPIC, type MailMessage, openMessage, SMS_TOPIC, type SmsMessage } from './messages.ts';
import type { EffectHandlers } from './outbox-worker.ts';
import type { SmsSender } from './sms-sender.ts';

/** Hands letters from the outbox to the mail server. Logs tell that, and masked to whom, but never what. */
export function mailEffects(mailer: Mailer, secret: Buffer): EffectHandlers {
  return {
    async [MAIL_TOPIC](payload) {
      const message = openMessage<MailMessage>(payload, secret);
      await mailer.send(message, deliveryKeyOf(payload));
      log.info({ to: maskEmail(message.to) }, 'mail sent');
    },
  };
}

/** The same for text messages and the carrier. */
export function smsEffects(carrier: SmsSender, secret: Buffer): EffectHandlers {
  return {
    async [SMS_TOPIC](payload) {
      const message = openMessage<SmsMessage>(payload, secret);
      await carrier.send(message, deliveryKeyOf(payload));
      log.info({ to: maskPhone(message.phoneNumber), template: message.template }, 'text message sent');
    },
  };
}
