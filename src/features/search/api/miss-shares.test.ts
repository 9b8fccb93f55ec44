import { expect, it } from 'vitest';
import { MissShares, MOST_OF_ONE } from './miss-shares.ts';

const DAY = '2026-11-23';
const fill = (shares: MissShares, asker: string, day = DAY) =>
  Array.from({ length: MOST_OF_ONE + 50 }, (_, n) => shares.takes(asker, `${asker}-${n}`, day)).filter(Boolean).length;

it('takes so many different words of one a day, and goes on counting those', () => {
  const shares = new MissShares();
  expect(fill(shares, 'firm 1')).toBe(MOST_OF_ONE);
  expect(shares.takes('firm 1', '石墨烯轴承', DAY)).toBe(false);
  expect(shares.takes('firm 1', 'firm 1-0', DAY)).toBe(true);
});

it('leaves others and the next day alone', () => {
  const shares = new MissShares();
  fill(shares, 'firm 1');
  expect(shares.takes('firm 2', '石墨烯轴承', DAY)).toBe(true);
  expect(shares.takes('firm 1', '石墨烯轴承', '2026-11-24')).toBe(true);
});

it('tells so many apart; those who come later share', () => {
  const shares = new MissShares();
  for (let n = 0; n < 2_000; n += 1) shares.takes(`ip ${n}`, '词', DAY);
  expect(fill(shares, 'late 1')).toBe(MOST_OF_ONE);
  expect(shares.takes('late 2', '石墨烯轴承', DAY)).toBe(false);
  expect(shares.takes('ip 7', '石墨烯轴承', DAY)).toBe(true);
});
