import type { Plugin } from 'vite';

const SHEET = /\/kits\/antd\/antd\.css$/;

/** Puts antd's own style in front of kits/antd/antd.css, when it is built and when it is served in development. */
export function antdCss(): Plugin {
  let style: Promise<string> | null = null;
  const extract = async () => (await import('./extract-antd-css.ts')).extractAntdCss();
  return {
    name: 'antd-css',
    enforce: 'pre',
    // Found while pages load, these would make the development server reload the page once.
    config: () => ({
      optimizeDeps: { include: ['antd', 'antd/locale/zh_CN', '@ant-design/cssinjs', 'dayjs', 'dayjs/locale/zh-cn'] },
    }),
    async transform(code, id) {
      const [path = '', query = ''] = id.split('?');
      // `?url` is the module that tells the address; the sheet itself comes under another query.
      if (!SHEET.test(path) || new URLSearchParams(query).has('url')) return null;
      style ??= extract();
      return { code: `${await style}\n${code}`, map: null };
    },
  };
}
