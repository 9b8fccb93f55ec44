import { expect, it } from 'vitest';
import { delayedWords } from './delayed-decision.ts';

it.each([
  [7, '将于 7 秒后同意'],
  [1, '将于 1 秒后同意'],
  [0, '正在同意，请稍候'],
])('%i seconds before it is carried out a decision says %s', (seconds, words) => {
  expect(delayedWords(seconds)).toBe(words);
});
