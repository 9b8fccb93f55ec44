import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EnvError, parseEnv } from './env.ts';

const sentenceOf = (source: Record<string, string>): string => {
  try {
    parseEnv(source);
  } catch (error) {
    if (error instanceof EnvError) return error.userMessage;
    throw error;
  }
  throw new Error('parseEnv accepted a wrong value');
};

describe('parseEnv', () => {
  it('needs nothing to be set', () => {
    expect(parseEnv({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      role: 'all',
      origin: 'http://localhost:3000',
      databaseUrl: undefined,
      databaseOwnerUrl: undefined,
      dataDir: resolve('.data'),
      logLevel: 'info',
      nodeEnv: 'production',
      demo: true,
      supportPhone: '400-000-0000',
      supportMail: null,
      pepperFile: join(resolve('.data'), 'secrets', 'pepper'),
      pepperFileGiven: false,
      dbPoolMax: 10,
      dbShortcuts: true,
      webProcesses: expect.any(Number),
      trustProxy: false,
      filings: { icp: null, police: null },
      mobileSite: null,
      personalSite: null,
      chatUrl: null,
      smtpUrl: undefined,
      mailFrom: 'no-reply@localhost',
      smsGateway: null,
      robots: 'inbox',
      robotHosts: [],
      companyRegistry: null,
      bucket: null,
      scannerUrl: null,
    });
  });

  it.each([
    ['PORT', '8080', 'port', 8080],
    ['PORT', '', 'port', 3000],
    ['HOST', '0.0.0.0', 'host', '0.0.0.0'],
    ['HOST', '::1', 'host', '::1'],
    ['ROLE', 'worker', 'role', 'worker'],
    ['ORIGIN', 'https://shop.example.com', 'origin', 'https://shop.example.com'],
    ['ORIGIN', 'http://10.0.0.5:8080', 'origin', 'http://10.0.0.5:8080'],
    ['DATABASE_URL', 'postgres://a:b@db:5432/shop', 'databaseUrl', 'postgres://a:b@db:5432/shop'],
    ['DATABASE_URL', 'postgresql://db/shop', 'databaseUrl', 'postgresql://db/shop'],
    ['CLAMD_URL', 'tcp://clamd:3310', 'scannerUrl', 'tcp://clamd:3310'],
    ['CLAMD_URL', 'unix:///run/clamd.sock', 'scannerUrl', 'unix:///run/clamd.sock'],
    ['DATA_DIR', '/srv/shop', 'dataDir', '/srv/shop'],
    ['LOG_LEVEL', 'silent', 'logLevel', 'silent'],
    ['NODE_ENV', 'test', 'nodeEnv', 'test'],
    ['DEMO', '0', 'demo', false],
    ['SUPPORT_PHONE', '+86 21 5555 0100', 'supportPhone', '+86 21 5555 0100'],
    ['SUPPORT_MAIL', 'service@shop.example', 'supportMail', 'service@shop.example'],
    ['PASSWORD_PEPPER_FILE', '/run/secrets/pepper', 'pepperFile', '/run/secrets/pepper'],
    ['DB_POOL_MAX', '500', 'dbPoolMax', 500],
    ['DB_SHORTCUTS', '0', 'dbShortcuts', false],
    ['TRUST_PROXY', '1', 'trustProxy', true],
    ['PERSONAL_SITE', 'https://www.example.com/in?a=1', 'personalSite', 'https://www.example.com/in?a=1'],
    ['CHAT_URL', 'https://chat.example.com/shop?id=1', 'chatUrl', 'https://chat.example.com/shop?id=1'],
    ['SMTP_URL', 'smtps://shop:geheim@mail.example.com:465', 'smtpUrl', 'smtps://shop:geheim@mail.example.com:465'],
    ['MAIL_FROM', 'shop@example.com', 'mailFrom', 'shop@example.com'],
    ['ORIGIN', 'https://shop.example.com', 'mailFrom', 'no-reply@shop.example.com'],
  ] as const)('%s=%s', (name, value, property, expected) => {
    expect(parseEnv({ [name]: value })[property]).toBe(expected);
  });

  it.each([
    ['PORT', 'abc', '1 到 65535 的整数'],
    ['PORT', '0', '1 到 65535 的整数'],
    ['PORT', '65536', '1 到 65535 的整数'],
    ['PORT', '3000.5', '1 到 65535 的整数'],
    ['PORT', '-1', '1 到 65535 的整数'],
    ['HOST', 'a b', 'IP 地址或主机名'],
    ['ROLE', 'WEB', 'web、worker 或 all'],
    ['ORIGIN', 'https://shop.example.com/', '不带路径和末尾斜杠'],
    ['ORIGIN', 'shop.example.com', '不带路径和末尾斜杠'],
    ['ORIGIN', 'ftp://shop.example.com', '不带路径和末尾斜杠'],
    ['ORIGIN', 'https://u:p@shop.example.com', '不带路径和末尾斜杠'],
    ['LOG_LEVEL', 'loud', 'trace、debug、info'],
    ['NODE_ENV', 'prod', 'development、production 或 test'],
    ['DEMO', 'yes', '1（空库时写入演示数据）或 0'],
    ['SUPPORT_PHONE', '<script>', '电话号码'],
    ['CHAT_URL', 'javascript:alert(1)', '在线客服页面'],
    ['DB_POOL_MAX', '0', '1 到 500 的整数'],
    ['TRUST_PROXY', 'true', '或 0'],
    ['DB_SHORTCUTS', 'off', '或 0'],
    ['PERSONAL_SITE', 'javascript:alert(1)', '个人版登录页的网址'],
    ['PERSONAL_SITE', 'https://u@example.com/', '个人版登录页的网址'],
    ['MAIL_FROM', '商城 <shop@example.com>', '发件邮箱'],
  ])('%s=%s is refused with the value seen and what is allowed', (name, value, allowed) => {
    const sentence = sentenceOf({ [name]: value });
    expect(sentence).toContain(`${name} 的值是“${value}”，应为`);
    expect(sentence).toContain(allowed);
  });

  it.each(['DATABASE_URL', 'DATABASE_OWNER_URL', 'SMTP_URL', 'SMS_URL', 'TYC_URL'])(
    '%s never shows its value',
    (name) => {
      const sentence = sentenceOf({ [name]: 'mysql://root:geheim@db/shop' });
      expect(sentence).toContain(`${name} 的值是（内容不显示）`);
      expect(sentence).not.toContain('geheim');
    },
  );

  it.each(['postgres://', 'postgres:///shop', 'postgres://db', 'postgres://db/', 'not a url'])(
    'DATABASE_URL=%s is refused',
    (value) => expect(sentenceOf({ DATABASE_URL: value })).toContain('DATABASE_URL'),
  );

  it.each([
    ['SMTP_URL', 'http://mail.example.com'],
    ['SMTP_URL', 'smtp://'],
    ['SMTP_URL', 'smtp://mail.example.com/?secure=false'],
    ['SMS_URL', 'http://sms.example.com/send'],
    ['SMS_URL', 'ftp://sms.example.com/send'],
    ['TYC_URL', 'http://register.example.com'],
    ['S3_BUCKET', 'Shop_Files'],
    ['S3_ENDPOINT', 'http://s3.example.com'],
    ['CLAMD_URL', 'clamd:3310'],
    ['CLAMD_URL', 'tcp://clamd'],
    ['CLAMD_URL', 'unix://host/run/clamd.sock'],
  ])('%s=%s is refused', (name, value) => expect(sentenceOf({ [name]: value })).toContain(name));

  it('takes a gateway and its key together or not at all', () => {
    expect(parseEnv({ SMS_URL: 'http://127.0.0.1:9/send', SMS_KEY_FILE: '/run/secrets/sms' }).smsGateway).toEqual({
      url: 'http://127.0.0.1:9/send',
      keyFile: '/run/secrets/sms',
    });
    expect(sentenceOf({ SMS_URL: 'https://sms.example.com/send' })).toContain('SMS_KEY_FILE');
    expect(sentenceOf({ SMS_KEY_FILE: '/run/secrets/sms' })).toContain('SMS_URL');
    expect(sentenceOf({ S3_BUCKET: 'shop-files' })).toContain('S3_KEY_FILE');
    expect(sentenceOf({ TYC_URL: 'https://register.example.com' })).toContain('TYC_KEY_FILE');
    expect(sentenceOf({ TYC_KEY_FILE: '/run/secrets/register' })).toContain('TYC_URL');
  });

  it('names every wrong variable in one sentence', () => {
    const sentence = sentenceOf({ PORT: 'x', ROLE: 'y', HOST: '127.0.0.1' });
    expect(sentence).toMatch(/^环境变量有误：PORT [^。]*；ROLE [^。]*。$/);
  });

  it('refuses an owner connection without an application connection', () => {
    expect(sentenceOf({ DATABASE_OWNER_URL: 'postgres://o:p@db/shop' })).toContain('必须同时设置 DATABASE_URL');
  });

  it('cannot be changed afterwards', () => {
    expect(Object.isFrozen(parseEnv({}))).toBe(true);
  });
});
