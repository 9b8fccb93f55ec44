import { expect, it } from 'vitest';
import { defineEvents } from './define-events.ts';

const events = defineEvents({
  made: { label: '建立', outside: 'whole' },
  agreed: { label: '同意', outside: 'bare' },
  counted: { label: '清点', outside: 'nothing' },
  sent: { label: '发出', outside: 'whole', which: () => '第 2 版', words: ({ detail }) => `给 ${detail}` },
});

const FACTS = { detail: '王工', actorName: '李经理', createdAt: new Date(0) };
const AT = '1970-01-01T00:00:00.000Z';

it.each([
  ['made', true, [{ label: '建立', detail: '王工', actorName: '李经理', at: AT }]],
  ['made', false, [{ label: '建立', detail: '王工', actorName: '李经理', at: AT }]],
  ['agreed', true, [{ label: '同意', detail: '王工', actorName: '李经理', at: AT }]],
  ['agreed', false, [{ label: '同意', detail: '', actorName: null, at: AT }]],
  ['counted', true, [{ label: '清点', detail: '王工', actorName: '李经理', at: AT }]],
  ['counted', false, []],
  ['sent', false, [{ label: '发出 · 第 2 版', detail: '给 王工', actorName: '李经理', at: AT }]],
  [
    'written_by_a_newer_version',
    true,
    [{ label: 'written_by_a_newer_version', detail: '王工', actorName: '李经理', at: AT }],
  ],
  ['written_by_a_newer_version', false, []],
  ['constructor', false, []],
])('%s, inside: %s', (kind, inside, shown) => {
  expect(events.present({ ...FACTS, kind }, inside)).toEqual(shown);
});

it.each([
  [{ side: 'buyer' }, true, '李经理'],
  [{ side: 'buyer', actorName: null }, true, '采购方'],
  [{ side: 'desk', actorName: null }, true, '客服'],
  [{ side: 'shop' }, false, '系统'],
  [{ side: 'elsewhere' }, false, null],
])('%o, inside: %s, was done by %s', (facts, inside, actorName) => {
  expect(events.present({ ...FACTS, ...facts, kind: 'agreed' }, inside)).toMatchObject([{ actorName }]);
});

it('names kinds and what of them is told', () => {
  expect(events.kinds).toEqual(['made', 'agreed', 'counted', 'sent']);
  expect([events.label('made'), events.label('lost')]).toEqual(['建立', 'lost']);
  expect([events.toldOutside('agreed'), events.toldOutside('lost')]).toEqual(['bare', 'nothing']);
});
