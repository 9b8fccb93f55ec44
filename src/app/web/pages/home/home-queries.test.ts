import { expect, it } from 'vitest';
import type { UserInfo } from '#features/access/contract/access-schemas.ts';
import { FEW, hotQuery } from './home-queries.ts';

const person = (change: Partial<UserInfo>) =>
  ({ firmType: 'company', participantExtendType: 1, firmChannel: 0, loginSource: 0, ...change }) as UserInfo;
const shown = (session: UserInfo | null) => JSON.stringify(hotQuery(session).queryKey);

it('shows a second row of best sellers beside what waits, and to those who have no box to order in above them', () => {
  const one = `"size":${FEW}`;
  const two = `"size":${2 * FEW}`;
  expect(shown(null)).toContain(one);
  expect(shown(person({ permissions: ['ORDER_ADD', 'ORDER_MANAGEMENT'] }))).toContain(two);
  expect(shown(person({ permissions: ['ORDER_MANAGEMENT', 'ORDER_APPROVE'] }))).toContain(two);
  expect(shown(person({ permissions: [], firmType: 'group' }))).toContain(two);
});
