import { expect, it } from 'vitest';
import { creditCodeFault } from '#business/tax-numbers/rules/public.ts';
import { DEMO_FIRMS } from '#seed/demo-firms.ts';
import { openCompanyRegistry } from './open-company-registry.ts';
import { SAMPLE_COMPANIES } from './sample-companies.ts';

it.each(SAMPLE_COMPANIES.map(({ name, creditCode }) => [name, creditCode]))('%s has a valid code: %s', (_, code) => {
  expect(creditCodeFault(code)).toBeNull();
});

it('names no company twice', () => {
  expect(SAMPLE_COMPANIES.length).toBeGreaterThanOrEqual(40);
  for (const key of ['name', 'creditCode'] as const) {
    expect(new Set(SAMPLE_COMPANIES.map((company) => company[key])).size).toBe(SAMPLE_COMPANIES.length);
  }
});

it('knows the companies of the demo', () => {
  const known = new Set(SAMPLE_COMPANIES.map(({ name, creditCode }) => `${name} ${creditCode}`));
  const buyers = DEMO_FIRMS.filter(({ firmType }) => firmType !== 'operator');
  expect(buyers.filter(({ name, creditCode }) => !known.has(`${name} ${creditCode}`))).toEqual([]);
});

it('stands in for a register in a demo only', async () => {
  const demo = await openCompanyRegistry({ companyRegistry: null, demo: true });
  expect(await demo.search('锐衡')).toHaveLength(1);
  const real = await openCompanyRegistry({ companyRegistry: null, demo: false });
  await expect(real.search('锐衡')).rejects.toThrow('no company registry');
});

it('does not start with a key that cannot be read', async () => {
  const companyRegistry = { url: 'https://register.example', keyFile: '/nowhere/key' };
  await expect(openCompanyRegistry({ companyRegistry, demo: true })).rejects.toThrow('/nowhere/key');
});
