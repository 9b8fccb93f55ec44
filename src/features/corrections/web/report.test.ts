import { expect, it } from 'vitest';
import { judgeReport, NO_REPORT, type Report } from './report.ts';

const whole: Report = { ...NO_REPORT, fields: ['name'], content: '长度应为 35 mm' };

it.each([
  ['whole', {}, []],
  ['a mail address', { contact: ' a@firm.cn ' }, []],
  ['a mobile number', { contact: '13800001111' }, []],
  ['nothing chosen', { fields: [] }, ['fields']],
  ['too few words', { content: '  错了  ' }, ['content']],
  ['a contact of no kind', { contact: '张三' }, ['contact']],
  ['nothing at all', NO_REPORT, ['fields', 'content']],
])('%s', (_, change, problems) => expect(Object.keys(judgeReport({ ...whole, ...change }))).toEqual(problems));
