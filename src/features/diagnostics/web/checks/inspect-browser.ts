import { describeBrowser, type SeenBrowser } from '#platform/shared/describe-browser.ts';
import type { Capability, PageFacts } from '../../rules/judge-browser.ts';

export const seenBrowser = (): SeenBrowser => describeBrowser(navigator.userAgent);

/** Sets a cookie and looks whether it is there: what the settings say and what happens may differ. */
export function keepsCookies(): boolean {
  document.cookie = 'netCheck=1; Path=/; SameSite=Lax; Max-Age=60';
  const kept = document.cookie.includes('netCheck=1');
  document.cookie = 'netCheck=; Path=/; SameSite=Lax; Max-Age=0';
  return kept;
}

export function keepsStorage(): boolean {
  try {
    window.localStorage.setItem('netCheck', '1');
    const kept = window.localStorage.getItem('netCheck') === '1';
    window.localStorage.removeItem('netCheck');
    return kept;
  } catch {
    return false;
  }
}

/** Scripts that run; those of data carry no code. Scripts of extensions are seen here as well. */
export function pageFacts(): PageFacts {
  const scripts = [...document.scripts].filter(
    ({ type }) => type === '' || type === 'module' || /javascript/.test(type),
  );
  const marked = scripts.filter((script) => script.nonce !== '').length;
  return { secure: window.isSecureContext, scripts: scripts.length, marked };
}

export function capabilities(): Capability[] {
  return [
    { name: '现代脚本', present: 'noModule' in HTMLScriptElement.prototype },
    { name: '样式布局', present: CSS.supports('selector(:has(a))') && CSS.supports('display', 'grid') },
    { name: '流式读取', present: typeof TextDecoderStream === 'function' },
    { name: '中断请求', present: typeof AbortSignal.any === 'function' },
    { name: 'WebP 图片', present: drawsWebp() },
  ];
}

function drawsWebp(): boolean {
  return document.createElement('canvas').toDataURL('image/webp').startsWith('data:image/webp') || isSafari();
}

/** Safari shows WebP and cannot write it. */
const isSafari = () => /^((?!chrome|android).)*safari/i.test(navigator.userAgent);
