import { maskEmail, maskPhone } from '#platform/shared/mask.ts';
import { log } from './log.ts';
import type { Mailer } from './mailer.ts';
import { deliveryKeyOf, MAIL_TOPIC, type MailMessage, openMessage, SMS_TOPIC, type SmsMessage } from './messages.ts';
import type { EffectHandlers } from './outbox-worker.ts';
import type { SmsSender } from './sms-sender.ts';

/** Hands messages from the outbox to those who deliver them. Logs tell that, and masked to whom, but never what. */
export function messageEffects(mailer: Mailer, smsSender: SmsSender, secret: Buffer): EffectHandlers {
  return {
    async [MAIL_TOPIC](payload) {
      const message = openMessage<MailMessage>(payload, secret);
      await mailer.send(message, deliveryKeyOf(payload));
      log.info({ to: maskEmail(message.to) }, 'mail sent');
    },
    async [SMS_TOPIC](payload) {
      const message = openMessage<SmsMessage>(payload, secret);
      await smsSender.send(message, deliveryKeyOf(payload));
      log.info({ to: maskPhone(message.phoneNumber), template: message.template }, 'text message sent');
    },
  };
}
