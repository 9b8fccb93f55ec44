import { expect, it } from 'vitest';
import { clientFacts } from './client-facts.ts';

it('takes down what the client of specification 7 tells of itself', () => {
  const told = {
    userSource: '7',
    userCode: 'U001',
    appCode: '150',
    secondarySource: '4',
    primarySource: '2',
    loginSource: '0',
    scenarioCode: 'enterprise',
    customerCode: 'C-001',
    channel: 'enterprise',
  };
  expect(clientFacts(new Headers({ ...told, token: 'secret', cookie: 't=secret', 'user-agent': 'x' }))).toEqual(told);
});

it.each([
  ['nothing', {}],
  [
    'text that is none of these',
    { userCode: 'a b', channel: '"}{"level":60', appCode: '15O', scenarioCode: 'x'.repeat(33) },
  ],
])('leaves out %s', (_, headers: Record<string, string>) => {
  expect(clientFacts(new Headers(headers))).toBeUndefined();
});
