import { expect, it } from 'vitest';
import { awaitsShop, ENQUIRY_STATUSES, ENQUIRY_TABS, type EnquiryStatus, hasEnded } from './enquiry-status.ts';
import { enquiryTitle } from './enquiry-title.ts';

it('has ended where nothing happens any more', () => {
  const ended = (Object.keys(ENQUIRY_STATUSES) as EnquiryStatus[]).filter(hasEnded);
  expect(ended).toEqual(['transferred', 'closed', 'cancelled', 'expired']);
});

it('stands on one tab beside 全部, whatever its state, so that the tabs add up', () => {
  const { all, ...tabs } = ENQUIRY_TABS;
  const shown = Object.values(tabs).flatMap(({ statuses }) => statuses as readonly EnquiryStatus[]);
  expect([...shown].sort()).toEqual([...all.statuses].sort());
});

it.each([
  ['年度用量', '轴承', 3, '年度用量'],
  ['', '轴承', 1, '轴承'],
  ['', '轴承', 2, '轴承 等 2 项'],
  ['', '长'.repeat(50), 1, '长'.repeat(40)],
])('%j of %j, %d lines, is called %j', (given, first, lines, title) => {
  expect(enquiryTitle(given, first, lines)).toBe(title);
});

it('awaits the shop until it has answered or asked', () => {
  expect((Object.keys(ENQUIRY_STATUSES) as EnquiryStatus[]).filter(awaitsShop)).toEqual(['submitted', 'processing']);
});
