import { describe, expect, it } from 'vitest';
import { landingPath } from './landing-path.ts';

describe('where a login leads', () => {
  it.each([
    [undefined, 'company', '/'],
    ['', 'company', '/'],
    ['/cart.html', 'company', '/cart.html'],
    ['/search.html?keyword=M8%20%E5%86%85', 'group', '/search.html?keyword=M8%20%E5%86%85'],
    [undefined, 'operator', '/desk/monitoring.html'],
    ['/', 'operator', '/desk/monitoring.html'],
    ['/user/personal/info.html', 'operator', '/user/personal/info.html'],
    ['//evil.example/', 'company', '/'],
    ['https://evil.example/', 'operator', '/desk/monitoring.html'],
    ['/\\evil.example', 'company', '/'],
    ['/login.html?from=%2Fcart.html', 'company', '/'],
    ['/login', 'company', '/'],
    ['/mobile-login.html', 'operator', '/desk/monitoring.html'],
  ] as const)('%s of a %s: %s', (from, firmType, path) => {
    expect(landingPath(from, firmType)).toBe(path);
  });
});
