import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider, theme } from 'antd';
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import { ANTD_SEED_COLOUR, ANTD_THEME } from '#platform/web/kits/antd/antd-theme.ts';
import { antdSamples } from './antd-samples.ts';

const DECLARATION = /(--ant-[\w-]+):([^;}]*)/g;
/** Any colour far from the seed: what differs between two sheets depends on the company. */
const OTHER_COLOUR = '#c01a47';

function themeOf(colour: string) {
  const token = { ...ANTD_THEME.token, colorPrimary: colour, colorInfo: colour, colorLink: colour };
  return { ...ANTD_THEME, zeroRuntime: false, token };
}

/** antd's style text for the samples in one colour. */
function renderStyle(colour: string): string {
  const cache = createCache();
  const page = h(ConfigProvider, { theme: themeOf(colour) }, ...antdSamples());
  renderToString(h(StyleProvider, { cache }, page));
  return extractStyle(cache, { plain: true, types: ['token', 'cssVar', 'style'] });
}

/** antd's steps of the seed colour in the words of our theme: what carries text keeps the contrast of AA. */
function stepNames(): Map<string, string> {
  const token = theme.getDesignToken(themeOf(ANTD_SEED_COLOUR));
  return new Map([
    [token.colorPrimaryBg, 'var(--primary-1)'],
    [token.colorPrimaryBgHover, 'var(--primary-2)'],
    [token.colorPrimaryBorder, 'var(--primary-4)'],
    [token.colorPrimaryBorderHover, 'var(--primary-5)'],
    [token.colorPrimaryHover, 'var(--primary-solid-hover)'],
    [token.colorPrimary, 'var(--primary-solid)'],
    [token.colorPrimaryActive, 'var(--primary-solid-hover)'],
  ]);
}

/** Shadows and halos are the colour at some opacity, which a mix says as well. */
function inTheme(name: string, value: string, steps: ReadonlyMap<string, string>): string {
  if (name.startsWith('--ant-color-link'))
    return name.includes('hover') ? 'var(--primary-solid-hover)' : 'var(--primary-text)';
  const step = steps.get(value);
  if (step) return step;
  if (value.includes('rgba(')) {
    return value.replace(/rgba\([^)]*\)/, 'color-mix(in srgb, var(--primary-solid) 18%, transparent)');
  }
  return 'var(--primary-3)';
}

/** Variables nobody reads are 15 KB of preset palettes. */
function dropUnread(css: string): string {
  const read = new Set([...css.matchAll(/var\((--ant-[\w-]+)/g)].map((match) => match[1]));
  return css.replace(/(--ant-[\w-]+):[^;}]*;/g, (text, name: string) => (read.has(name) ? text : ''));
}

/** antd's whole style for the kits, with every value that depends on the company's colour as a variable of its theme. */
export function extractAntdCss(): string {
  const css = renderStyle(ANTD_SEED_COLOUR);
  const others = [...renderStyle(OTHER_COLOUR).matchAll(DECLARATION)];
  const steps = stepNames();
  let index = 0;
  const themed = css.replace(DECLARATION, (text, name: string, value: string) => {
    const other = others[index++];
    if (other?.[1] !== name) throw new Error(`antd writes ${name} in one colour only`);
    return other[2] === value ? text : `${name}:${inTheme(name, value, steps)}`;
  });
  return dropUnread(themed);
}
