import { resolve } from 'node:path';
import { z } from 'zod';
import {
  createSimulator,
  openSimulatorBook,
  type PaymentChannel,
  type PaymentSettings,
} from '#features/payments/api/public.ts';
import { readBilled } from '#features/receivables/api/public.ts';
import { type Env, EnvError } from '#platform/api/env.ts';
import { deriveKey } from '#platform/api/seal.ts';
import { openRealChannels } from './open-payment-channels.ts';

type Source = Readonly<Record<string, string | undefined>>;

const whole = (max: number, usual: number) =>
  z.coerce
    .number()
    .int()
    .min(1)
    .max(max)
    .default(usual)
    .catch(() => {
      throw new EnvError(`环境变量有误：付款保留时间应为 1 到 ${max} 的整数。`);
    });

const shape = z.object({
  /** Minutes that stock and price of an order to be paid online are kept. */
  PAY_HOLD_MINUTES: whole(1_440, 30),
  /** Days for an order to be paid by transfer. */
  TRANSFER_HOLD_DAYS: whole(60, 7),
  /** 户名|开户行|账号 */
  BANK_ACCOUNT: z
    .string()
    .regex(/^[^|]+\|[^|]+\|[\d -]{8,40}$/)
    .optional()
    .catch(() => {
      throw new EnvError('环境变量有误：BANK_ACCOUNT 应为“户名|开户行|账号”。');
    }),
});

/** Shown where nobody has configured one: plainly no account of anybody. */
const DEMO_ACCOUNT = {
  accountName: '演示账户（请勿转账）',
  bankName: '演示银行上海分行',
  accountNo: '0000 0000 0000 0000',
};

function bankAccountOf(text: string | undefined, demo: boolean): PaymentSettings['bankAccount'] {
  if (text === undefined) return demo ? DEMO_ACCOUNT : null;
  const [accountName = '', bankName = '', accountNo = ''] = text.split('|').map((part) => part.trim());
  return { accountName, bankName, accountNo };
}

export interface Payments extends PaymentSettings {
  /** The pretended channel, where no real one is configured and the shop is a demo. */
  simulator: { key: Buffer; book: ReturnType<typeof openSimulatorBook> } | null;
}

/** Ways to pay of this installation: what is configured, else in a demo the pretended channel. */
export async function openPayments(env: Env, pepper: Buffer, source: Source = process.env): Promise<Payments> {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const values = shape.parse(given);
  const real = await openRealChannels(given);
  const key = deriveKey(pepper, 'payment-simulator');
  const book = openSimulatorBook(resolve(env.dataDir, 'simulated-payments'));
  const simulated = real.length === 0 && env.demo;
  const channels: PaymentChannel[] = simulated ? [createSimulator(book, key)] : real;
  return {
    channels: new Map(channels.map((channel) => [channel.code, channel])),
    bankAccount: bankAccountOf(values.BANK_ACCOUNT, env.demo),
    hold: { onlineMinutes: values.PAY_HOLD_MINUTES, transferDays: values.TRANSFER_HOLD_DAYS },
    origin: env.origin,
    readBilled,
    simulator: simulated ? { key, book } : null,
  };
}
