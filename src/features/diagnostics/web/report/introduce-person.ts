import type { UserInfo } from '#features/access/contract/access-schemas.ts';
import { browserStore } from '#platform/web/browser/browser-store.ts';
import type { ExpiringStore } from '#platform/web/browser/expiring-store.ts';
import { tracker as ownTracker, type Tracker } from './tracker.ts';

/** What tells events of one kind of people from those of another. Names nobody. */
type Introduced = Pick<UserInfo, 'participantId' | 'scenarioCode' | 'firmType' | 'loginSource'>;

const KEY = 'introducedTo';
const DAYS = 1;

const propsOf = (person: Introduced | null) => ({
  app: 'enterprise_pc',
  channel: 'enterprise',
  scenario: person?.scenarioCode ?? 'official',
  firmType: person?.firmType ?? 'none',
  loginSource: person?.loginSource ?? 0,
});

/**
 * Tells the event service for whom the page is at work (specification 7.7: super properties, identify). A browser says so
 * once a day and participant; events carry the properties from the first page on, told or not.
 */
export function introducePerson(
  person: Introduced | null,
  tracker: Pick<Tracker, 'identify' | 'setSuperProperties'> = ownTracker,
  store: ExpiringStore = browserStore,
): void {
  const known = person === null || store.read<string>(KEY) === person.participantId;
  tracker.setSuperProperties(propsOf(person), known);
  if (known) return;
  tracker.identify();
  store.write(KEY, person.participantId, DAYS);
}
