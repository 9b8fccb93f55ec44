import { expect, it } from 'vitest';
import { parseSimulateArguments } from './simulate-arguments.ts';

it.each([
  [[], { speed: 600, seed: 'demo', rounds: null }],
  [['--speed', '60', '--seed', 'x'], { speed: 60, seed: 'x', rounds: null }],
  [['--rounds', '3'], { speed: 600, seed: 'demo', rounds: 3 }],
])('%j is %o', (argv, expected) => expect(parseSimulateArguments(argv)).toEqual(expected));

it.each([[['--speed', '0']], [['--speed', 'fast']], [['--seed']], [['--loud', '1']]])('%j is refused', (argv) =>
  expect(() => parseSimulateArguments(argv)).toThrow('用法'),
);
