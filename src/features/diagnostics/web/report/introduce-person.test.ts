import { expect, it } from 'vitest';
import { createExpiringStore } from '#platform/web/browser/expiring-store.ts';
import { introducePerson } from './introduce-person.ts';
import { createTracker } from './tracker.ts';

const DAY = 86_400_000;

/** A browser and what its event service hears. */
function openBrowser() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const heard: { kind?: string; name?: string; props?: object }[] = [];
  const clock = { now: 0 };
  const store = createExpiringStore(storage, () => clock.now);
  const openPage = () => createTracker((event) => void heard.push(event));
  return { heard, clock, store, openPage };
}

const buyer = (participantId: string) =>
  ({ participantId, scenarioCode: 'enterprise', firmType: 'company', loginSource: 0 }) as const;
const PROPS = {
  app: 'enterprise_pc',
  channel: 'enterprise',
  scenario: 'enterprise',
  firmType: 'company',
  loginSource: 0,
};

it('says who is at work once a day and participant, super properties first', () => {
  const { heard, clock, store, openPage } = openBrowser();
  introducePerson(buyer('1'), openPage(), store);
  introducePerson(buyer('1'), openPage(), store);
  const introduction = [
    { kind: 'super', name: 'super', props: PROPS },
    { kind: 'identify', name: 'identify', props: PROPS },
  ];
  expect(heard).toEqual(introduction);
  introducePerson(buyer('2'), openPage(), store);
  expect(heard).toHaveLength(4);
  clock.now += DAY + 1;
  introducePerson(buyer('2'), openPage(), store);
  expect(heard).toHaveLength(6);
});

it('lets events carry the properties on pages that introduce nobody any more', () => {
  const { heard, store, openPage } = openBrowser();
  introducePerson(buyer('1'), openPage(), store);
  const page = openPage();
  introducePerson(buyer('1'), page, store);
  page.track('sales.copy');
  expect(heard.at(-1)).toEqual({ kind: 'track', name: 'sales.copy', props: PROPS });
});

it('identifies no visitor, and leaves nothing of the person before', () => {
  const { heard, store, openPage } = openBrowser();
  const page = openPage();
  introducePerson(buyer('1'), page, store);
  introducePerson(null, page, store);
  page.track('check');
  expect(heard.map(({ kind }) => kind)).toEqual(['super', 'identify', 'track']);
  expect(heard.at(-1)?.props).toMatchObject({ scenario: 'official', firmType: 'none', loginSource: 0 });
});
