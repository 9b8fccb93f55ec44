import { refuse } from '#platform/api/refuse.ts';
import { loginErrors } from '../contract/access-contract.ts';
import {
  CAPTCHA_AFTER,
  FAILURE_WINDOW,
  KNOWN_DEVICE_TRIES,
  LOCK_AFTER,
  NETWORK_CAPTCHA_AFTER,
  SITE_ALARM_AFTER,
} from '../rules/login-limits.ts';
import { type Counter, countOne, dropCounters, readCounters, uncountOne } from './login-counter-repo.ts';
import {
  type CounterKeys,
  counterKeys,
  countFailure,
  type GuardedShop,
  lockName,
  SITE_COUNTER,
} from './login-failures.ts';

/** A try to log in by password, before the password is looked at. */
export interface LoginTry {
  /** Name as `normalizeSubject` spells it. Names are counted, known or not: counting accounts would tell them apart. */
  name: string;
  ip: string;
  /** Whether the account has been used from this device or network before; asked for locked names only. */
  isKnownDevice: () => Promise<boolean>;
  /** Spends the solved picture question that came with the try. */
  spendCaptcha: () => Promise<boolean>;
}

/** A try whose password may be looked at; one of the three says what became of it. */
export interface AdmittedTry {
  succeeded(): Promise<void>;
  /** Resolves to whether the next try needs a picture question. */
  failed(): Promise<boolean>;
  /** The password was not looked at after all. */
  withdrawn(): Promise<void>;
}

/**
 * Lets a try through to the password, or throws ACCOUNT_LOCKED or CAPTCHA_NEEDED. Three wrong passwords for a name, or
 * twenty from a network, ask for a picture question, ten lock the name, each further lock of the day twice as long. A
 * device the account was used from before has a few tries of its own, so that nobody can lock somebody else out. All
 * counters are shared by every process.
 */
export async function admitLogin(shop: GuardedShop, attempt: LoginTry): Promise<AdmittedTry> {
  const keys = counterKeys(shop, attempt);
  const counters = await readCounters(shop.database.public, [keys.name, keys.network, SITE_COUNTER]);
  const own = counters.get(keys.name);
  const isLocked = reached(own, LOCK_AFTER);
  if (isLocked && !(await attempt.isKnownDevice())) throw locked(own.secondsLeft);
  const mustSolve =
    reached(own, CAPTCHA_AFTER) ||
    reached(counters.get(keys.network), NETWORK_CAPTCHA_AFTER) ||
    reached(counters.get(SITE_COUNTER), SITE_ALARM_AFTER);
  if (mustSolve && !(await attempt.spendCaptcha())) throw captchaNeeded();
  return isLocked ? admitKnownDevice(shop, keys, own.secondsLeft) : admitCounted(shop, keys, mustSolve);
}

/** Counts before the password is looked at: a hundred tries at the same moment are a hundred tries. */
async function admitCounted(shop: GuardedShop, keys: CounterKeys, captchaSolved: boolean): Promise<AdmittedTry> {
  const db = shop.database.public;
  const tries = await countOne(db, keys.name, FAILURE_WINDOW);
  if (tries > LOCK_AFTER) throw locked(FAILURE_WINDOW);
  if (tries > CAPTCHA_AFTER && !captchaSolved) {
    await uncountOne(db, keys.name);
    throw captchaNeeded();
  }
  return {
    succeeded: () => dropCounters(db, [keys.name]),
    failed: async () => {
      const needed = await countFailure(shop, keys);
      if (tries === LOCK_AFTER) await lockName(shop, keys);
      return needed || tries >= CAPTCHA_AFTER;
    },
    withdrawn: () => uncountOne(db, keys.name),
  };
}

/** A locked name stays locked for everybody else, whatever the known device achieves. */
async function admitKnownDevice(shop: GuardedShop, keys: CounterKeys, secondsLeft: number): Promise<AdmittedTry> {
  const db = shop.database.public;
  const tries = await countOne(db, keys.device, FAILURE_WINDOW);
  if (tries > KNOWN_DEVICE_TRIES) throw locked(secondsLeft);
  return {
    succeeded: () => dropCounters(db, [keys.device]),
    failed: async () => {
      await countFailure(shop, keys);
      return true;
    },
    withdrawn: () => uncountOne(db, keys.device),
  };
}

const reached = (counter: Counter | undefined, limit: number): counter is Counter =>
  counter !== undefined && counter.points >= limit;

const captchaNeeded = () => refuse(loginErrors, 'CAPTCHA_NEEDED', { data: { captchaNeeded: true } });

function locked(seconds: number) {
  const message = `密码连续错误次数过多，请 ${Math.max(1, Math.ceil(seconds / 60))} 分钟后再试`;
  return refuse(loginErrors, 'ACCOUNT_LOCKED', { message, data: { retryAfter: seconds } });
}
