import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { isLoopbackHost } from './loopback.ts';

/**
 * The environment is wrong. `userMessage` is the one sentence that is printed before the program ends; it never
 * contains a secret.
 */
export class EnvError extends Error {
  override readonly name = 'EnvError';
  readonly userMessage: string;

  constructor(userMessage: string) {
    super(userMessage);
    this.userMessage = userMessage;
  }
}

/** More than these wait for the database rather than for a core. */
const MOST_PROCESSES = 8;

type Source = Readonly<Record<string, string | undefined>>;

const whole = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(Number)
    .pipe(z.number().min(min).max(max));
const flag = z.enum(['0', '1']).transform((value) => value === '1');
const text = z.string().trim().min(1);
const host = z.string().regex(/^[\w.:-]+$/);

/** Scheme, host and port only: paths are appended to it, cookies and the origin check compare with it. */
const origin = z.string().refine((value) => {
  const url = URL.parse(value);
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === value;
});

const postgresUrl = z.string().refine((value) => {
  const url = URL.parse(value);
  return url !== null && /^postgres(ql)?:$/.test(url.protocol) && url.hostname !== '' && url.pathname.length > 1;
});

const smtpUrl = z.string().refine((value) => {
  const url = URL.parse(value);
  return (
    url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== '' && /^\/?$/.test(url.pathname + url.search)
  );
});

/** A page of another site. */
const webAddress = z.string().refine((value) => {
  const url = URL.parse(value);
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.hash === '';
});

/** Codes and keys travel through it: in plain only within this machine. */
const gatewayUrl = z.string().refine((value) => {
  const url = URL.parse(value);
  return url !== null && (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopbackHost(url.hostname)));
});

/** Host names, separated by commas. */
const hosts = z.string().regex(/^[a-z\d][a-z\d.-]*(,[a-z\d][a-z\d.-]*)*$/);

/** Where clamd listens: `tcp://host:port` or `unix:///path`. */
const scannerUrl = z.string().refine((value) => {
  const url = URL.parse(value);
  if (url?.protocol === 'unix:') return url.host === '' && url.pathname.length > 1;
  return url?.protocol === 'tcp:' && url.hostname !== '' && url.port !== '' && /^\/?$/.test(url.pathname);
});

const shape = {
  PORT: whole(1, 65_535).default(3000),
  HOST: host.default('127.0.0.1'),
  ROLE: z.enum(['web', 'worker', 'all']).default('all'),
  ORIGIN: origin.optional(),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_OWNER_URL: postgresUrl.optional(),
  DATA_DIR: text.default('.data'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  DEMO: flag.default(true),
  SUPPORT_PHONE: z
    .string()
    .regex(/^\+?[\d -]{5,20}$/)
    .default('400-000-0000'),
  SUPPORT_MAIL: z.email().optional(),
  FILING_ICP: text.optional(),
  FILING_POLICE: text.optional(),
  PASSWORD_PEPPER_FILE: text.optional(),
  MOBILE_SITE: origin.optional(),
  PERSONAL_SITE: webAddress.optional(),
  CHAT_URL: webAddress.optional(),
  DB_POOL_MAX: whole(1, 500).default(10),
  DB_SHORTCUTS: flag.default(true),
  WEB_PROCESSES: whole(1, 64).optional(),
  TRUST_PROXY: flag.default(false),
  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: z.email().optional(),
  SMS_URL: gatewayUrl.optional(),
  SMS_KEY_FILE: text.optional(),
  ROBOTS: z.enum(['live', 'inbox']).optional(),
  ROBOT_HOSTS: hosts.optional(),
  TYC_URL: gatewayUrl.optional(),
  TYC_KEY_FILE: text.optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/)
    .optional(),
  S3_KEY_FILE: text.optional(),
  S3_ENDPOINT: gatewayUrl.optional(),
  S3_REGION: z
    .string()
    .regex(/^[\w-]{1,40}$/)
    .default('us-east-1'),
  CLAMD_URL: scannerUrl.optional(),
};

type Name = keyof typeof shape;

/** Ends the sentence “NAME 的值是 …，应为：…”. */
const allowed: Record<Name, string> = {
  PORT: '1 到 65535 的整数',
  HOST: 'IP 地址或主机名，例如 127.0.0.1（仅本机）或 0.0.0.0（所有网卡）',
  ROLE: 'web、worker 或 all',
  ORIGIN: '不带路径和末尾斜杠的网址，例如 https://shop.example.com',
  DATABASE_URL: 'postgres://用户:密码@主机:端口/库名 形式的地址',
  DATABASE_OWNER_URL: 'postgres://用户:密码@主机:端口/库名 形式的地址',
  DATA_DIR: '文件夹路径',
  LOG_LEVEL: 'trace、debug、info、warn、error、fatal 或 silent',
  NODE_ENV: 'development、production 或 test',
  DEMO: '1（空库时写入演示数据）或 0',
  SUPPORT_PHONE: '电话号码，只含数字、空格和连字符',
  SUPPORT_MAIL: '客服邮箱，例如 service@example.com',
  FILING_ICP: 'ICP 备案号',
  FILING_POLICE: '公安备案号',
  PASSWORD_PEPPER_FILE: '文件路径',
  PERSONAL_SITE: '个人版登录页的网址，例如 https://www.example.com/login，令牌会附在其后',
  CHAT_URL: '在线客服页面的网址，例如 https://chat.example.com/shop',
  MOBILE_SITE: '移动站点的网址，不带路径，例如 https://m.example.com',
  DB_POOL_MAX: '1 到 500 的整数',
  DB_SHORTCUTS: '1（语句经由驱动程序内部的捷径）或 0（只用驱动程序公开的接口）',
  WEB_PROCESSES: '1 到 64 的整数',
  TRUST_PROXY: '1（位于反向代理之后）或 0',
  SMTP_URL: 'smtp://用户:密码@主机:端口 或 smtps:// 形式的地址',
  MAIL_FROM: '发件邮箱，例如 no-reply@example.com',
  SMS_URL: 'https:// 开头的短信网关地址（本机可用 http://）',
  SMS_KEY_FILE: '文件路径',
  ROBOTS: 'live（发送到群机器人）或 inbox（留在本机收件箱）',
  ROBOT_HOSTS: '自有群机器人网关的主机名，以逗号分隔，例如 robot.example.com',
  TYC_URL: 'https:// 开头的企业信息接口地址（本机可用 http://）',
  TYC_KEY_FILE: '文件路径',
  S3_BUCKET: '存储桶名称，3 到 63 位小写字母、数字、点或连字符',
  S3_KEY_FILE: '文件路径，内容为一行“访问密钥:私有密钥”',
  S3_ENDPOINT: 'https:// 开头的对象存储地址（本机可用 http://）',
  S3_REGION: '区域代码，例如 us-east-1',
  CLAMD_URL: 'tcp://主机:端口 或 unix:///套接字路径 形式的地址',
};

const secret: ReadonlySet<string> = new Set<Name>([
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'SMTP_URL',
  'SMS_URL',
  'TYC_URL',
]);

const complaint = (name: string, seen: string | undefined) => {
  const shown = secret.has(name) ? '（内容不显示）' : `“${seen ?? ''}”`;
  return `${name} 的值是${shown}，应为：${allowed[name as Name]}`;
};

/** An empty value counts as not set, as `PORT=` in a compose file means. */
const withoutEmpty = (source: Source) =>
  Object.fromEntries(Object.keys(shape).map((name) => [name, source[name] === '' ? undefined : source[name]]));

const parse = (source: Source) => {
  const values = withoutEmpty(source);
  const result = z.object(shape).safeParse(values);
  if (result.success) return result.data;
  const names = new Set(result.error.issues.map((issue) => String(issue.path[0])));
  throw new EnvError(`环境变量有误：${[...names].map((name) => complaint(name, values[name])).join('；')}。`);
};

/** Variables that mean something together only. */
const requireCompanions = (raw: ReturnType<typeof parse>) => {
  if (raw.DATABASE_OWNER_URL && !raw.DATABASE_URL) {
    throw new EnvError('环境变量有误：设置了 DATABASE_OWNER_URL 就必须同时设置 DATABASE_URL。');
  }
  for (const [address, key] of [
    ['SMS_URL', 'SMS_KEY_FILE'],
    ['TYC_URL', 'TYC_KEY_FILE'],
    ['S3_BUCKET', 'S3_KEY_FILE'],
  ] as const) {
    if ((raw[address] === undefined) !== (raw[key] === undefined)) {
      throw new EnvError(`环境变量有误：${address} 和 ${key} 必须同时设置。`);
    }
  }
};

const bucketOf = ({ S3_BUCKET: bucket, S3_KEY_FILE: file, ...raw }: ReturnType<typeof parse>) =>
  bucket && file ? { bucket, region: raw.S3_REGION, endpoint: raw.S3_ENDPOINT, keyFile: resolve(file) } : null;

/** What others do for the shop, each with the key it asks for. */
const servicesOf = (raw: ReturnType<typeof parse>) => ({
  /** Text messages go to the local inbox when it is absent. */
  smsGateway: raw.SMS_URL && raw.SMS_KEY_FILE ? { url: raw.SMS_URL, keyFile: resolve(raw.SMS_KEY_FILE) } : null,
  /** Whether robots write into groups; a trial keeps their words in the local inbox. */
  robots: raw.ROBOTS ?? (raw.DEMO && !raw.SMTP_URL ? ('inbox' as const) : ('live' as const)),
  /** Hosts that take words for groups, beside those of the three platforms. */
  robotHosts: raw.ROBOT_HOSTS?.split(',') ?? [],
  /** Where files handed in are kept; in `dataDir` when it is absent. */
  bucket: bucketOf(raw),
  /** Virus scanner; files are handed out unseen when it is absent. */
  scannerUrl: raw.CLAMD_URL ?? null,
  /** Public register of companies; the demo's invented one when it is absent. */
  companyRegistry: raw.TYC_URL && raw.TYC_KEY_FILE ? { url: raw.TYC_URL, keyFile: resolve(raw.TYC_KEY_FILE) } : null,
});

/**
 * Reads the environment once, at boot: everything else gets the typed object.
 * @throws EnvError naming every wrong variable, the value seen and what is allowed.
 */
export const parseEnv = (source: Source) => {
  const raw = parse(source);
  requireCompanions(raw);
  const dataDir = resolve(raw.DATA_DIR);
  const origin = raw.ORIGIN ?? `http://localhost:${raw.PORT}`;
  return Object.freeze({
    port: raw.PORT,
    host: raw.HOST,
    role: raw.ROLE,
    /** Public origin without a trailing slash. */
    origin,
    /** Connection of the application's role; the embedded PostgreSQL is started when it is absent. */
    databaseUrl: raw.DATABASE_URL,
    /** Connection of the owner, for migrations only. */
    databaseOwnerUrl: raw.DATABASE_OWNER_URL,
    /** Absolute. */
    dataDir,
    logLevel: raw.LOG_LEVEL,
    nodeEnv: raw.NODE_ENV,
    demo: raw.DEMO,
    supportPhone: raw.SUPPORT_PHONE,
    /** Where customers may write to; told when set. */
    supportMail: raw.SUPPORT_MAIL ?? null,
    /** Filing badges of the footer; shown when set. */
    filings: { icp: raw.FILING_ICP ?? null, police: raw.FILING_POLICE ?? null },
    /** Set by the operator: must exist. Otherwise the pepper is generated once inside `dataDir`. */
    pepperFile: raw.PASSWORD_PEPPER_FILE ? resolve(raw.PASSWORD_PEPPER_FILE) : join(dataDir, 'secrets', 'pepper'),
    pepperFileGiven: raw.PASSWORD_PEPPER_FILE !== undefined,
    /** Phones are sent there from the pages that have a twin; null keeps them here. */
    mobileSite: raw.MOBILE_SITE ?? null,
    /** Page of the personal edition that takes `?token=`; offered when set. */
    personalSite: raw.PERSONAL_SITE ?? null,
    /** Page of the customer-service chat; offered when set. */
    chatUrl: raw.CHAT_URL ?? null,
    dbPoolMax: raw.DB_POOL_MAX,
    /** Whether statements may take the short way through the driver. */
    dbShortcuts: raw.DB_SHORTCUTS,
    /** Processes that serve pages and calls; one per core unless told otherwise. */
    webProcesses: raw.WEB_PROCESSES ?? Math.min(availableParallelism(), MOST_PROCESSES),
    trustProxy: raw.TRUST_PROXY,
    /** Mail goes to the local inbox when it is absent. */
    smtpUrl: raw.SMTP_URL,
    mailFrom: raw.MAIL_FROM ?? `no-reply@${new URL(origin).hostname}`,
    ...servicesOf(raw),
  });
};

export type Env = ReturnType<typeof parseEnv>;
