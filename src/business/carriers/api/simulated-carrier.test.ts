import { describe, expect, it } from 'vitest';
import { createSimulatedCarrier } from './simulated-carrier.ts';

const START = new Date('2026-11-23T00:00:00Z');
const PLACE = { receiver: '', phone: '', province: '', city: '', district: '', detail: '' };
const numbers = Array.from({ length: 400 }, (_, n) => `TH261123${String(n).padStart(6, '0')}`);

/** The pretended carrier so many hours after the start. */
const at = (hours: number, speed = 1) =>
  createSimulatedCarrier({ seed: 'test', speed, now: () => new Date(START.getTime() + (hours * 3_600_000) / speed) });
const book = (requestNo: string, hours: number, speed?: number) =>
  at(hours, speed)
    .bookPickup({ requestNo, from: PLACE, to: PLACE, slot: null, askedAt: START })
    .then(({ result }) => result as string)
    .catch(() => 'silent');
const newsOf = (trackingNo: string, hours: number) => at(hours).query({ carrier: '', trackingNo, since: START });

const countOf = (all: readonly string[]) =>
  Object.fromEntries([...new Set(all)].map((one) => [one, all.filter((other) => other === one).length]));

describe('the pretended carrier', () => {
  it('first keeps silent, takes note or refuses; in the end it comes or says that it does not', async () => {
    const first = countOf(await Promise.all(numbers.map((number) => book(number, 0))));
    expect(Object.keys(first).sort()).toEqual(['booked', 'refused', 'silent', 'waiting']);
    for (const result of ['refused', 'silent', 'waiting']) expect(first[result]).toBeGreaterThan(5);
    const last = countOf(await Promise.all(numbers.map((number) => book(number, 3))));
    expect(Object.keys(last).sort()).toEqual(['booked', 'refused']);
  });

  it('answers the same number the same, at every speed', async () => {
    for (const number of numbers.slice(0, 50)) {
      expect(await book(number, 3)).toBe(await book(number, 3, 600));
    }
    const [number = ''] = numbers;
    expect(await newsOf(number, 80)).toEqual(await newsOf(number, 80));
  });

  it('tells the latest first and twice; every parcel arrives, is lost, or nobody was met', async () => {
    const ends: string[] = [];
    for (const number of numbers) {
      const news = await newsOf(number, 200);
      expect(news[0]).toEqual(news.at(-1));
      const [latest] = [...news].sort((a, b) => b.happenedAt.getTime() - a.happenedAt.getTime());
      ends.push(latest?.step ?? 'none');
    }
    const counts = countOf(ends);
    expect(Object.keys(counts).sort()).toEqual(['delivered', 'lost', 'not_met']);
    expect(counts.delivered).toBeGreaterThan(300);
  });

  it('tells nothing before it happens', async () => {
    expect((await Promise.all(numbers.map((number) => newsOf(number, 1)))).flat()).toEqual([]);
  });
});
