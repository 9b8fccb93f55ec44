import type { ThemeConfig } from 'antd';

/** Class that carries antd's variables; the document's body wears it too. */
export const ANTD_KEY = 'shop';

/**
 * Product colour the static style sheet is made from. Every value derived from it becomes a variable of the
 * company's theme in the sheet (scripts/antd-css.ts), so it is seen only where antd computes in JavaScript.
 */
export const ANTD_SEED_COLOUR = '#0b6bc2';

/** antd in the clothes of theme/tokens.css; a test compares the values. antd computes with colours, so they cannot be var(). */
export const ANTD_TOKENS = {
  colorPrimary: ANTD_SEED_COLOUR,
  colorInfo: ANTD_SEED_COLOUR,
  colorLink: ANTD_SEED_COLOUR,
  colorError: '#c4262e',
  colorSuccess: '#17733f',
  colorWarning: '#8a5200',
  colorText: '#17212b',
  colorTextSecondary: '#4a5866',
  colorTextTertiary: '#606f7e',
  colorTextDescription: '#606f7e',
  colorTextPlaceholder: '#606f7e',
  colorTextDisabled: '#98a4b0',
  colorBorder: '#84919e',
  colorBorderSecondary: '#edf0f4',
  fontFamily: 'var(--font)',
  fontSize: 14,
  borderRadius: 6,
  borderRadiusSM: 4,
  controlHeight: 34,
  controlHeightSM: 28,
  wireframe: false,
} as const satisfies NonNullable<ThemeConfig['token']>;

/** Constant: companies differ by variables only, and no style is computed or written in the browser. */
export const ANTD_THEME: ThemeConfig = {
  hashed: false,
  zeroRuntime: true,
  cssVar: { key: ANTD_KEY, prefix: 'ant' },
  token: ANTD_TOKENS,
  components: {
    Form: { labelColor: '#4a5866', verticalLabelPadding: '0 0 4px' },
    Steps: { iconSize: 26 },
  },
};
