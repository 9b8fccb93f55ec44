import { readPepper } from '#app/api/read-pepper.ts';
import { hashPassword } from '#features/access/api/passwords.ts';
import { type CallAs, type TestShop, testEnv } from '../test-shop.ts';

export const TEST_PASSWORD = 'right-horse-battery';

/** Hash of the password test people log in with. */
export const testPasswordHash = async () => hashPassword(TEST_PASSWORD, await readPepper(testEnv));

interface LoginAs extends CallAs {
  /** Address the request comes from; counts in shops that trust their proxy. */
  ip?: string;
}

/** Posts to the login as an API client, which gets its token in the body. */
export function logIn(shop: TestShop, input: object, { ip = '203.0.113.1', ...as }: LoginAs = {}) {
  const headers = { 'x-token-in-body': '1', 'x-forwarded-for': ip, ...as.headers };
  return shop.post('/member-center/user/login', input, { ...as, headers });
}
