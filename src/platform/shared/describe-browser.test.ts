import { expect, it } from 'vitest';
import { describeBrowser, shortAgent } from './describe-browser.ts';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

it.each([
  [`${WINDOWS} ${WEBKIT} Chrome/126.0.0.0 Safari/537.36`, 'Chrome 126', 'Windows', true],
  [`${WINDOWS} ${WEBKIT} Chrome/119.0.0.0 Safari/537.36`, 'Chrome 119', 'Windows', false],
  [`${WINDOWS} ${WEBKIT} Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0`, 'Edge 126', 'Windows', true],
  [`${WINDOWS} Gecko/20100101 Firefox/115.0`, 'Firefox 115', 'Windows', false],
  [`${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`, 'Safari 17', 'iOS', true],
  [`${IPHONE} Mobile/15E148 MicroMessenger/8.0.49`, '微信', 'iOS', null],
  [
    `${WINDOWS} ${WEBKIT} Chrome/116.0 Safari/537.36 wxwork/4.1 MicroMessenger/7.0`,
    '企业微信（Chrome 116 内核）',
    'Windows',
    false,
  ],
  ['Mozilla/5.0 (Windows NT 6.1; Trident/7.0; rv:11.0) like Gecko', 'Internet Explorer', 'Windows', false],
  ['curl/8.5.0', '未知浏览器', '未知系统', null],
  ['', '未知浏览器', '未知系统', null],
])('%s', (agent, name, system, supported) => {
  expect(describeBrowser(agent)).toEqual({ name, system, supported });
  expect(shortAgent(agent)).toBe(`${name} / ${system}`);
});
