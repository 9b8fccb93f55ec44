import { describe, expect, it } from 'vitest';
import { withQueryFields } from './with-query-fields.ts';

const ALLOWED = ['id', 'phoneNumber'];
const take = (body: unknown, query: string) => withQueryFields(body, new URLSearchParams(query), ALLOWED);

describe('query fields of a POST', () => {
  it.each([
    [{ answer: 'A' }, 'id=1&phoneNumber=138', { answer: 'A', id: '1', phoneNumber: '138' }],
    [undefined, 'id=1', { id: '1' }],
    [{ id: '1', phoneNumber: '2' }, '', { id: '1', phoneNumber: '2' }],
    [undefined, '', undefined],
    // Left to the schema, which names what is wrong.
    [['id'], 'id=1', ['id']],
    [null, 'id=1', null],
  ])('%j and ?%s make %j', (body, query, input) => {
    expect(take(body, query)).toEqual(input);
  });

  it.each([
    ['id=1&salesPrice=0', 'salesPrice'],
    ['id=1&id=2', 'id'],
    ['answer=A', 'answer'],
    ['id[]=1', 'id[]'],
    ['__proto__=x', '__proto__'],
  ])('?%s is refused by name', (query, name) => {
    expect(() => take({}, query)).toThrow(`字段 ${name}：`);
  });

  it('refuses a field that stands in the body too', () => {
    expect(() => take({ id: '1' }, 'id=1')).toThrow('字段 id：重复给出');
  });
});
