import { expect, it } from 'vitest';
import { createTracker } from './tracker.ts';

it('carries super properties with every later event, and lets the event have the last word', () => {
  const sent: object[] = [];
  const tracker = createTracker((event) => void sent.push(event));
  tracker.track('open');
  tracker.setSuperProperties({ app: 'pc', edition: 'enterprise' });
  tracker.track('copy', { kind: 'link', app: 'phone' });
  tracker.identify();
  expect(sent).toEqual([
    { kind: 'track', name: 'open', props: {} },
    { kind: 'super', name: 'super', props: { app: 'pc', edition: 'enterprise' } },
    { kind: 'track', name: 'copy', props: { app: 'phone', edition: 'enterprise', kind: 'link' } },
    { kind: 'identify', name: 'identify', props: { app: 'pc', edition: 'enterprise' } },
  ]);
});
