import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ANTD_TOKENS } from './antd-theme.ts';

const sheet = readFileSync(new URL('../../theme/tokens.css', import.meta.url), 'utf8');
const variable = (name: string) => new RegExp(`--${name}:\\s*([^;]+);`).exec(sheet)?.[1];

it.each([
  ['ink', ANTD_TOKENS.colorText],
  ['ink-2', ANTD_TOKENS.colorTextSecondary],
  ['ink-3', ANTD_TOKENS.colorTextPlaceholder],
  ['ink-disabled', ANTD_TOKENS.colorTextDisabled],
  ['border-control', ANTD_TOKENS.colorBorder],
  ['line-soft', ANTD_TOKENS.colorBorderSecondary],
  ['danger', ANTD_TOKENS.colorError],
  ['success', ANTD_TOKENS.colorSuccess],
  ['warning', ANTD_TOKENS.colorWarning],
  ['radius-md', `${ANTD_TOKENS.borderRadius}px`],
  ['radius-sm', `${ANTD_TOKENS.borderRadiusSM}px`],
  ['control-md', `${ANTD_TOKENS.controlHeight}px`],
  ['control-sm', `${ANTD_TOKENS.controlHeightSM}px`],
  ['text-md', `${ANTD_TOKENS.fontSize}px`],
])('antd wears --%s of the shop', (name, value) => {
  expect(variable(name)).toBe(value);
});
