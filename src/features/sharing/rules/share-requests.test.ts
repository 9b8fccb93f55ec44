import { expect, it } from 'vitest';
import { TITLE_TYPES } from '#features/profile/rules/public.ts';
import { describeWish } from './share-requests.ts';

const TITLE = {
  type: 2 as const,
  title: '华东精密',
  taxNo: '91320594MA1XXXXXXX',
  address: '',
  phone: '',
  bankName: '',
  bankAccount: '',
  email: '',
};

it('shows an invoice wish without what was left empty', () => {
  const facts = describeWish({ name: '李', note: '', invoice: { ...TITLE } });
  expect(facts[0]).toEqual({ label: '发票类型', value: TITLE_TYPES[2] });
  expect(facts.map(({ value }) => value)).toEqual([TITLE_TYPES[2], '华东精密', '91320594MA1XXXXXXX']);
});

it('shows an address wish, and nothing of an empty one', () => {
  const address = { receiver: '李', phone: '139', region: '江苏省苏州市', detail: '星湖街 1 号', regionCode: '320505' };
  expect(describeWish({ name: '', note: '', address }).map(({ value }) => value)).toEqual([
    '李',
    '139',
    '江苏省苏州市星湖街 1 号',
  ]);
  expect(describeWish({ name: '', note: '' })).toEqual([]);
});
