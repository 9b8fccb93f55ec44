import { expect, it } from 'vitest';
import { purposeText } from './purpose-text.ts';

it('names what is said, and nothing else', () => {
  expect(purposeText({ department: '设备部', costCenter: '', project: '', note: '急' })).toBe('部门 设备部，备注 急');
  expect(purposeText({ department: '', costCenter: '', project: '', note: '' })).toBe('');
});
