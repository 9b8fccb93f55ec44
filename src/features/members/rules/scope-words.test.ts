import { expect, it } from 'vitest';
import { scopeWords } from './scope-words.ts';

it.each([
  ['company', '生产部', '可查看全公司所有用户的单据'],
  ['group', null, '可查看集团及成员公司的用户'],
  ['self', '生产部', '只能查看本人的单据'],
  ['department', '生产部', '可查看本人及“生产部”人员的单据'],
  ['branch', '生产部', '可查看本人及“生产部”和下级部门人员的单据'],
  ['branch', null, '数据范围按部门，但没有所属部门，因此只能查看本人的单据'],
] as const)('%s of %s', (scope, department, words) => expect(scopeWords(scope, department)).toBe(words));
