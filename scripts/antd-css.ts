import type { Plugin } from 'vite';

const SHEET = /\/kits\/antd\/antd\.css$/;

/** Puts antd's own style in front of kits/antd/antd.css, when it is built and when it is served in development. */
export function antdCss(): Plugin {
  let style: Promise<string> | null = null;
  const extract = async () => (await import('./extract-antd-css.ts')).extractAntdCss();
  return {
    name: 'antd-css',
    enforce: 'pre',
    async transform(code, id) {
      if (!SHEET.test(id.split('?')[0] ?? '')) return null;
      style ??= extract();
      return { code: `${await style}\n${code}`, map: null };
    },
  };
}
