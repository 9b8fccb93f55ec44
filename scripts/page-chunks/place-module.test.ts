import { expect, it } from 'vitest';
import { type Need, placeModule } from './place-module.ts';

const OFFICES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

const need = (
  atOnce: readonly string[],
  rest: Partial<Omit<Need, 'atOnce' | 'ever'>> & { ever?: string[] } = {},
): Need => ({
  inFrame: false,
  outside: false,
  heavy: false,
  ...rest,
  atOnce: new Set(atOnce),
  ever: new Set([...atOnce, ...(rest.ever ?? [])]),
});

it.each<[string, Need, string | null]>([
  ['what only dialogs need is left to the build', need([], { ever: ['sku'] }), null],
  ['what one page needs is in its file', need(['sku']), 'sku'],
  ['so is what a dialog of that page needs too', need(['quotes-quote'], { ever: ['quotes-quote'] }), 'quotes-quote'],
  ['what two main pages share is the shop’s', need(['home', 'sku']), 'shop'],
  ['what a main page shares with few others comes with it', need(['sku', 'a']), 'sku'],
  ['what it shares with many is the shop’s', need(['sku', ...OFFICES.slice(1)]), 'shop'],
  ['seven are not many', need(['sku', ...OFFICES.slice(2)]), 'sku'],
  ['what cart and checkout share comes with the cart', need(['cart', 'checkout']), 'cart'],
  ['with many others it is the shop’s', need(['cart', 'checkout', ...OFFICES]), 'shop'],
  ['what the checkout shares with few comes with it', need(['checkout', 'a']), 'checkout'],
  ['what it shares with many is carried by none of the main pages', need(['checkout', ...OFFICES]), null],
  ['cart and home are two', need(['cart', 'home']), 'shop'],
  ['what two offices share is left to the build', need(['a', 'b']), null],
  ['what eight offices share is one file', need(OFFICES), 'office'],
  ['so is what their frame needs', need([], { inFrame: true }), 'office'],
  ['a page outside needs it at the counter', need(OFFICES, { outside: true }), 'counter'],
  ['parts of the library are left to the build', need(OFFICES, { heavy: true }), null],
  ['what the frame shares with a main page is the shop’s', need(['home'], { inFrame: true }), 'shop'],
])('%s', (_, needed, place) => {
  expect(placeModule(needed)).toBe(place);
});
