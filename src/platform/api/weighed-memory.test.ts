import { describe, expect, it } from 'vitest';
import { WeighedMemory } from './weighed-memory.ts';

const found = (memory: WeighedMemory<string>, ...keys: string[]) =>
  keys.filter((key) => memory.peek(key) !== undefined).join('');

describe('what a process keeps', () => {
  it('is found under its key alone', () => {
    const memory = new WeighedMemory<string>({ room: 10 });
    memory.keep('a', 'one', 3);
    expect([memory.find('a'), memory.find('b'), memory.weight]).toEqual(['one', undefined, 3]);
    memory.keep('a', 'two', 5);
    expect([memory.find('a'), memory.weight]).toEqual(['two', 5]);
    memory.drop('a');
    memory.drop('a');
    expect([memory.find('a'), memory.weight]).toEqual([undefined, 0]);
  });

  it('gives way within its bound, those first that were asked for longest ago; a look is no question', () => {
    const memory = new WeighedMemory<string>({ room: 3 });
    for (const key of ['a', 'b', 'c']) memory.keep(key, key, 1);
    memory.find('a');
    memory.peek('b');
    memory.keep('d', 'd', 1);
    expect([found(memory, 'a', 'b', 'c', 'd'), memory.weight]).toEqual(['acd', 3]);
    memory.keep('e', 'e', 2);
    expect([found(memory, 'a', 'c', 'd', 'e'), memory.weight]).toEqual(['de', 3]);
  });

  it('is nothing that is larger than the bound', () => {
    const memory = new WeighedMemory<string>({ room: 3 });
    memory.keep('a', 'a', 3);
    expect(found(memory, 'a')).toBe('a');
    memory.keep('b', 'b', 4);
    expect([found(memory, 'a', 'b'), memory.weight]).toEqual(['', 0]);
  });

  it('is over after its time, however often it is asked for or weighed anew', () => {
    let now = 100;
    const memory = new WeighedMemory<string>({ room: 9, keepMs: 60, now: () => now });
    memory.keep('a', 'a', 1);
    now = 159;
    memory.reweigh('a', 2);
    expect([memory.find('a'), memory.weight]).toEqual(['a', 2]);
    now = 160;
    expect([memory.find('a'), memory.weight]).toEqual([undefined, 0]);
    now = 170;
    memory.keep('a', 'b', 1);
    now = 229;
    expect(memory.peek('a')).toBe('b');
  });

  it('drives others out when it has grown, and counts as asked for', () => {
    const memory = new WeighedMemory<string>({ room: 4 });
    for (const key of ['a', 'b']) memory.keep(key, key, 1);
    memory.reweigh('a', 4);
    expect([found(memory, 'a', 'b'), memory.weight]).toEqual(['a', 4]);
    memory.reweigh('a', 5);
    memory.reweigh('nothing', 1);
    expect([found(memory, 'a', 'b'), memory.weight]).toEqual(['', 0]);
  });

  it('says what goes, for whatever reason', () => {
    let now = 0;
    const gone: string[] = [];
    const onDrop = (key: string, value: string) => void gone.push(`${key}=${value}`);
    const memory = new WeighedMemory<string>({ room: 2, keepMs: 10, now: () => now, onDrop });
    for (const key of ['a', 'b', 'c']) memory.keep(key, '1', 1);
    memory.keep('b', '2', 1);
    memory.drop('c');
    now = 10;
    memory.peek('b');
    expect(gone).toEqual(['a=1', 'b=1', 'c=1', 'b=2']);
  });
});
