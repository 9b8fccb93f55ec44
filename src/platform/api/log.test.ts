import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { errorFields, withoutValues } from './log.ts';

describe('an error in the log', () => {
  it('has its words when it comes as a copy, as the job queue sends it', () => {
    const { message, stack } = new Error('relation does not exist');
    const copy = { code: '42P01', message, stack, queue: 'purge', worker: 'w' };
    expect(errorFields(copy)).toEqual({ type: undefined, message, code: '42P01', stack, cause: undefined });
  });

  it('tells each try of several', () => {
    const told = errorFields(new AggregateError([new Error('refused at ::1'), new Error('refused at 127.0.0.1')], ''));
    expect(told).toMatchObject({ errors: [{ message: 'refused at ::1' }, { message: 'refused at 127.0.0.1' }] });
  });

  it('tells the statement that failed, and none of its values', () => {
    const failed = new DrizzleQueryError(
      'insert into users values ($1)',
      ['13800138000\n    at home'],
      new Error('duplicate'),
    );
    const { message, stack } = failed;
    for (const error of [failed, { message, stack }, new Error('outer', { cause: failed })]) {
      const told = JSON.stringify(errorFields(error));
      expect(told).toContain('insert into users');
      expect(told).toContain('log.test.ts');
      expect(told).not.toMatch(/13800138000|home/);
    }
    expect(withoutValues(String(failed))).toBe('Error: Failed query: insert into users values ($1)');
  });

  it('is never empty, and shows no values', () => {
    expect(errorFields({ password: 'secret' })).toMatchObject({ message: 'no error, but an object with password' });
    expect(errorFields({})).toMatchObject({ message: 'no error, but an object with nothing in it' });
    expect(errorFields('plain')).toEqual({ message: 'plain' });
    expect(errorFields(undefined)).toEqual({ message: 'undefined' });
  });
});
