import { expect, it } from 'vitest';
import { usualDataScope } from './usual-data-scope.ts';

it.each([
  [[], 'self'],
  [['ORDER_CREATE'], 'self'],
  [['USER_MANAGEMENT'], 'company'],
  [['ORDER_APPROVE'], 'company'],
  [['ORDER_CREATE', 'ORDER_APPROVE'], 'company'],
])('whoever may %j sees %s', (permissions, scope) => expect(usualDataScope(permissions)).toBe(scope));
