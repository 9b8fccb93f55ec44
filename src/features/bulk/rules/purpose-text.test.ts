import { expect, it } from 'vitest';
import { NO_LINE_FIELDS } from '#business/line-fields/rules/public.ts';
import { purposeText } from './purpose-text.ts';

const NONE = { ...NO_LINE_FIELDS, expectedOn: '' };

it('names what is said, and nothing else', () => {
  expect(purposeText({ ...NONE, department: '设备部', expectedOn: '2026-12-01', note: '急' })).toBe(
    '部门 设备部，期望到货 2026-12-01，备注 急',
  );
  expect(purposeText(NONE)).toBe('');
});
