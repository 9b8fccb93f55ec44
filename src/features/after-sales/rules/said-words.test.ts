import { expect, it } from 'vitest';
import { saidWords } from './said-words.ts';

it.each<[string, string[], string]>([
  ['请尽快', [], '请尽快'],
  ['', ['铭牌.jpg'], '附件：铭牌.jpg'],
  ['见图', ['铭牌.jpg', '异响.mp4'], '见图\n附件：铭牌.jpg、异响.mp4'],
])('%s with %j stands in the talk as %j', (words, names, said) => expect(saidWords(words, names)).toBe(said));
