import { describe, expect, it } from 'vitest';
import { readThings } from './read-thing.ts';
import { NO_SYNONYMS } from './synonyms.ts';
import { makeThingTable } from './thing-table.ts';

const CATEGORIES = [
  ['球阀', []],
  ['浮球阀', ['球阀']],
  ['闸阀', []],
  ['角磨机', []],
  ['手柄', []],
  ['砂带机', []],
  ['砂带', []],
  ['小型断路器', ['断路器']],
  ['塑壳断路器', ['断路器']],
  ['断路器锁具', ['锁具']],
  ['手动液压搬运车', ['搬运车']],
  ['电动扳手', ['扳手']],
  ['圆柱销', []],
  ['机用丝锥', ['丝锥']],
  ['瞬干胶', []],
] as const;
const named = CATEGORIES.map(([name, ends], at) => ({ id: BigInt(at + 1), name, ends }));
const nameOf = new Map(named.map(({ id, name }) => [`C${id}`, name]));
const GROUPS = [
  ['手动液压搬运车', '地牛'],
  ['小型断路器', '空开'],
  ['扳手', '板手'],
  ['闸阀', 'GATE VALVE'],
  ['瞬干胶', '502'],
];
const spell = (word: string) => ({ full: word, initials: word });
const table = makeThingTable(named, GROUPS, spell);
const DICTIONARY = ['铸钢', '安全', '塑料', '红色'];
/** Cuts two characters at a time where the dictionary knows them. */
const cut = (run: string) => run.match(new RegExp(`${DICTIONARY.join('|')}|.`, 'gu')) ?? [];
const language = { cut, synonyms: NO_SYNONYMS };

const read = (text: string) =>
  readThings(text, table, language).map(({ head, wanted }) => ({
    thing: head.needs.flatMap(({ anyOf }) => anyOf.flat().map(({ key }) => nameOf.get(key) ?? key)),
    wanted: wanted.map((term) => term.text),
  }));

describe('the thing of a query', () => {
  it.each([
    ['a name of a category means that one', '球阀', ['球阀'], []],
    ['an end of names means all that end so', '断路器', ['小型断路器', '塑壳断路器'], []],
    ['a trade word', '地牛', ['手动液压搬运车'], []],
    ['a trade word at the end of a name', '电动板手', ['电动扳手'], []],
    ['English', 'GATE VALVE 铸钢', ['闸阀'], ['铸钢']],
    ['both languages', 'GATE VALVE 闸阀 铸钢', ['闸阀'], ['铸钢']],
    ['a number that is a name', '502', ['瞬干胶'], []],
    ['what it is for stands before', '角磨机手柄', ['手柄'], ['角磨机']],
    ['the last of two', '砂带机 砂带 75X533', ['砂带'], ['砂带机', '75X533']],
    ['a figure glued to it', '8的丝锥', ['机用丝锥'], ['8']],
  ])('%s: %s', (_, text, thing, wanted) => {
    expect(read(text)[0]).toEqual({ thing, wanted });
  });

  it('takes a name widely where the narrow meaning has not what is asked for', () => {
    expect(read('球阀').map(({ thing }) => thing)).toEqual([['球阀'], ['球阀', '浮球阀']]);
  });

  it('offers the other thing of two as well', () => {
    expect(read('砂带机 砂带').map(({ thing }) => thing)).toEqual([['砂带'], ['砂带机']]);
  });

  it('takes the thing from a standard when nothing else names it', () => {
    const [reading] = readThings('GB/T119.1 6X30', table, language);
    expect([reading?.head.text, reading?.derived]).toEqual(['圆柱销', true]);
  });

  it.each(['金项链 足金', '牛仔裤', '真皮沙发', '6205-2RS', '奶茶'])('%s names nothing', (text) => {
    expect(read(text)).toEqual([]);
  });

  it('finds a bare figure beside a threaded thing as its thread', () => {
    const [reading] = readThings('丝锥 8', table, language);
    expect(reading?.wanted[0]?.needs[0]?.anyOf.flat().map(({ key }) => key)).toContain('m8');
  });
});
