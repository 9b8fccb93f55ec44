import { expect, it } from 'vitest';
import { type ScanState, scanNote } from './scan-states.ts';

it.each<[ScanState, string | null]>([
  ['none', null],
  ['clean', null],
  ['waiting', '正在安全检查'],
  ['refused', '未通过安全检查，已删除'],
])('a file that is %s: %j', (scan, note) => expect(scanNote(scan)).toBe(note));
