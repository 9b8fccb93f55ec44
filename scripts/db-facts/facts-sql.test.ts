import { describe, expect, it } from 'vitest';
import { type CodeFacts, factsSql, viewsSql, withFacts } from './facts-sql.ts';

const NOTHING: CodeFacts = { sequences: [], firmTables: {}, writtenOnce: {}, guards: {}, moves: {} };
const from = (before: Partial<CodeFacts>, now: Partial<CodeFacts>) =>
  factsSql({ ...NOTHING, ...before }, { ...NOTHING, ...now });

describe('statements that follow from the code', () => {
  it('are all that a new kind of document needs', () => {
    expect(
      from(
        {},
        {
          sequences: ['note_number_seq'],
          firmTables: { note_events: 'firm', notes: 'desk', own_notes: 'by hand' },
          writtenOnce: { note_entries: 'ledger', note_events: 'rows' },
          guards: { notes: 'note' },
          moves: { note: [' → open', 'open → closed'] },
        },
      ),
    ).toEqual([
      'create sequence note_number_seq;',
      "select protect_firm_table('note_events');",
      "select protect_firm_table('notes', 'desk');",
      "select keep_ledger('note_entries');",
      'revoke update, delete on note_events from shop_app;',
      "insert into state_transitions (machine, from_status, to_status) values\n  ('note', '', 'open'),\n  ('note', 'open', 'closed');",
      "create trigger guard_state before insert or update of status on notes for each row execute function guard_state('note');",
    ]);
  });

  it('are none where nothing has changed, and none for tables that went', () => {
    const facts = { firmTables: { notes: 'firm' }, guards: { notes: 'note' }, writtenOnce: { notes: 'rows' } };
    expect(from(facts, facts)).toEqual([]);
    expect(from(facts, {})).toEqual([]);
  });

  it('take sequences and moves away again', () => {
    const moves = { note: ['open → closed', 'open → lost'] };
    expect(from({ sequences: ['s'], moves }, { moves: { note: ['open → closed'] } })).toEqual([
      'drop sequence s;',
      "delete from state_transitions where machine = 'note' and from_status = 'open' and to_status = 'lost';",
    ]);
    expect(from({ moves: { note: ['open → lost'] } }, {})).toHaveLength(1);
  });

  it('name the table of orders for orders', () => {
    expect(from({ moves: { order: ['a → b'] } }, { moves: { order: ['a → c'] } })).toEqual([
      "insert into order_transitions (from_status, to_status) values\n  ('a', 'c');",
      "delete from order_transitions where from_status = 'a' and to_status = 'b';",
    ]);
  });

  it.each([
    [{ firmTables: { notes: 'firm' } }, { firmTables: { notes: 'desk' } }],
    [{ writtenOnce: { notes: 'rows' } }, { writtenOnce: { notes: 'ledger' } }],
    [{ guards: { notes: 'note' } }, { guards: { notes: 'other' } }],
  ])('are not guessed where %j becomes %j', (before, now) => {
    expect(() => from(before, now)).toThrow('of notes changed: write it into a migration');
  });

  it('close views that are made, or made anew', () => {
    const text =
      'DROP VIEW "public"."a_view";\nCREATE VIEW "public"."a_view" AS (x);--> x\nCREATE VIEW "public"."b_view" AS (y);';
    expect(viewsSql(text)).toEqual(['revoke insert, update, delete on a_view, b_view from shop_app;']);
    expect(viewsSql('CREATE TABLE "a" ();')).toEqual([]);
  });

  it('stand behind the rest, each a step of its own', () => {
    expect(withFacts('create table a ();\n', [])).toBe('create table a ();\n');
    const mark = '-- What follows from the code; written by npm run db:generate (scripts/db-facts).';
    const step = '--> statement-breakpoint';
    expect(withFacts('create table a ();\n', ['one;', 'two;'])).toBe(
      `create table a ();\n${step}\n${mark}\none;\n${step}\ntwo;\n`,
    );
    expect(withFacts('', ['one;'])).toBe(`${mark}\none;\n`);
  });
});
