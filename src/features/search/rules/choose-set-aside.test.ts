import { describe, expect, it } from 'vitest';
import { keepSome } from './choose-set-aside.ts';
import type { Term, TermKind } from './search-term.ts';

const term = (text: string, kind: TermKind): Term => ({ kind, text, label: text, needs: [] });
const texts = (choices: Term[][]) => choices.map((choice) => choice.map(({ text }) => text).join(' '));

describe('what is kept', () => {
  it('keeps all, then gives up the least telling, then the other, then both', () => {
    const choices = keepSome([term('M8', 'thread'), term('4.8', 'grade')]);
    expect(texts(choices)).toEqual(['M8 4.8', 'M8', '4.8', '']);
  });

  it('gives up two only after each alone', () => {
    const choices = keepSome([term('M8', 'thread'), term('220V', 'measure'), term('4.8', 'grade')]);
    expect(texts(choices).slice(0, 5)).toEqual(['M8 220V 4.8', 'M8 220V', 'M8 4.8', '220V 4.8', 'M8']);
  });

  it('has nothing to choose of nothing', () => {
    expect(texts(keepSome([]))).toEqual(['', '']);
  });
});
