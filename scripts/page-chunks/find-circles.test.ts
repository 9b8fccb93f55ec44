import { expect, it } from 'vitest';
import { findCircle } from './find-circles.ts';

it.each([
  ['none', { a: ['b', 'c'], b: ['c'], c: [] }, null],
  ['two files', { a: ['b'], b: ['c'], c: ['b'] }, ['b', 'c', 'b']],
  ['a file that needs itself by way of others', { a: [], b: ['c'], c: ['d'], d: ['a', 'b'] }, ['b', 'c', 'd', 'b']],
  ['what lies outside the build', { a: ['library'] }, null],
] as const)('finds %s', (_what, files, circle) => {
  expect(findCircle(new Map<string, readonly string[]>(Object.entries(files)))).toEqual(circle);
});
