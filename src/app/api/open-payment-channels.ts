import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import encodeQR from 'qr';
import { createAlipay, createWechatPay, type PaymentChannel } from '#features/payments/api/public.ts';
import { EnvError } from '#platform/api/env.ts';
import { readSecret } from '#platform/api/secret-file.ts';

type Source = Readonly<Record<string, string | undefined>>;

const ALIPAY = ['ALIPAY_APP_ID', 'ALIPAY_KEY_FILE', 'ALIPAY_PUBLIC_KEY_FILE'] as const;
const WECHAT = [
  ...(['WECHATPAY_APP_ID', 'WECHATPAY_MCH_ID', 'WECHATPAY_SERIAL_NO', 'WECHATPAY_KEY_FILE'] as const),
  ...(['WECHATPAY_PUBLIC_KEY_FILE', 'WECHATPAY_PUBLIC_KEY_ID', 'WECHATPAY_V3_KEY_FILE'] as const),
];
const ALIPAY_GATEWAY = 'https://openapi.alipay.com/gateway.do';
const WECHAT_GATEWAY = 'https://api.mch.weixin.qq.com';

/** Settings of one channel: all of them or none. */
function wholeSettings<Name extends string>(source: Source, names: readonly Name[]): Record<Name, string> | null {
  const missing = names.filter((name) => !source[name]);
  if (missing.length === names.length) return null;
  if (missing.length > 0) throw new EnvError(`环境变量有误：还需要设置 ${missing.join('、')}，或者全部不设置。`);
  return Object.fromEntries(names.map((name) => [name, source[name] ?? ''])) as Record<Name, string>;
}

/** A key of a channel; who reads the sentence must find the file. */
async function readKey(file: string, create: (pem: string) => KeyObject): Promise<KeyObject> {
  try {
    return create(await readFile(file, 'utf8'));
  } catch {
    throw new EnvError(`无法读取支付密钥文件 ${file}，应为 PEM 格式。`);
  }
}

const now = () => new Date();
const drawQr = async (text: string) =>
  `data:image/svg+xml;base64,${Buffer.from(encodeQR(text, 'svg')).toString('base64')}`;

async function openAlipay(source: Source): Promise<PaymentChannel[]> {
  const given = wholeSettings(source, ALIPAY);
  if (!given) return [];
  const privateKey = await readKey(given.ALIPAY_KEY_FILE, createPrivateKey);
  const publicKey = await readKey(given.ALIPAY_PUBLIC_KEY_FILE, createPublicKey);
  const gateway = source.ALIPAY_GATEWAY ?? ALIPAY_GATEWAY;
  return [createAlipay({ appId: given.ALIPAY_APP_ID, gateway, privateKey, publicKey, now })];
}

async function openWechat(source: Source): Promise<PaymentChannel[]> {
  const given = wholeSettings(source, WECHAT);
  if (!given) return [];
  const apiKey = await readSecret(given.WECHATPAY_V3_KEY_FILE);
  if (apiKey.length !== 32) throw new EnvError('WECHATPAY_V3_KEY_FILE 的内容应为 32 个字符。');
  const privateKey = await readKey(given.WECHATPAY_KEY_FILE, createPrivateKey);
  const publicKey = await readKey(given.WECHATPAY_PUBLIC_KEY_FILE, createPublicKey);
  const names = {
    appId: given.WECHATPAY_APP_ID,
    mchId: given.WECHATPAY_MCH_ID,
    serialNo: given.WECHATPAY_SERIAL_NO,
    publicKeyId: given.WECHATPAY_PUBLIC_KEY_ID,
    gateway: source.WECHATPAY_GATEWAY ?? WECHAT_GATEWAY,
  };
  return [createWechatPay({ ...names, privateKey, publicKey, apiKey, now, drawQr })];
}

/** Channels of other companies whose settings stand in the environment, in the order people are shown. */
export async function openRealChannels(source: Source): Promise<PaymentChannel[]> {
  return [...(await openAlipay(source)), ...(await openWechat(source))];
}
