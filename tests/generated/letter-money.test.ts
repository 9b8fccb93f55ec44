import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/**
 * Money in letters, on papers and at the trial cashier reads as on pages: `displayYuan` and `displayFen` write it, nothing
 * else does. Letters are known by their names and by giving something to the mailer.
 */
const NAMED = /(?:-letters?|-mails?|\/draw-[a-z-]+|\/cashier-page|\/mail-[a-z]+|\/read-letter|\/[a-z-]+-effects)\.ts$/;
const MAILS = /\bmessages\.(?:mail|sms|tell)\(/;

const letters = globSync('src/**/*.ts')
  .filter((file) => !/\.(?:db\.)?test\.ts$/.test(file))
  .map((file) => ({ file: file.replaceAll('\\', '/'), source: readFileSync(file, 'utf8') }))
  .filter(({ file, source }) => NAMED.test(file) || MAILS.test(source));

/** A hole of a text that names money and does not pass through the one function. */
const HOLE =
  /\$\{(?![^}]*\b(?:displayYuan|displayFen|displayMoney|wordBudget|money)\()[^}]*(?:amount|fen|price|yuan)[^}]*\}/i;
/** A sign before a figure, or the unit after it. */
const SIGN = /¥(?:\$\{|['"`<])|\}\s*元|formatUnitPrice\(/;

/** What says how money is written, if not the one function. */
function otherMoney(source: string): string[] {
  return source.split('\n').filter((line) => SIGN.test(line) || HOLE.test(line));
}

it('finds the letters', () => {
  const files = letters.map(({ file }) => file).join('\n');
  for (const name of [
    'hold-letters',
    'approval-letters',
    'quote-letters',
    'refund-letters',
    'send-alerts',
    'draw-orders',
  ]) {
    expect(files).toContain(`/${name}.ts`);
  }
});

it.each([
  // biome-ignore-start lint/suspicious/noTemplateCurlyInString: lines of source
  ['`应付 ${formatAmount(dueFen)} 元`', true],
  ['`应付 ${dueFen} 元`', true],
  ['`（¥${snapshot.amount}）`', true],
  ['`金额 ${snapshot.amount}`', true],
  ["'¥' + amount", true],
  ['<small>¥</small>', true],
  ['`应付 ${displayFen(dueFen)}，请在 ${end} 前`', false],
  ['`金额 ${displayYuan(snapshot.amount)}`', false],
  ['`订单 ${number}`', false],
  // biome-ignore-end lint/suspicious/noTemplateCurlyInString: lines of source
])('sees money in %s: %s', (line, seen) => {
  expect(otherMoney(line).length > 0).toBe(seen);
});

it.each(letters)('$file writes money as pages do', ({ source }) => {
  expect(otherMoney(source)).toEqual([]);
});
