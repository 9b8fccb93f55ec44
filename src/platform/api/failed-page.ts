import { PAGE_START } from './early-head.ts';
import { generic } from './error-body.ts';
import { currentScope } from './request-scope.ts';

/** Seconds after which a page that failed by what passes may be asked for again. */
const AGAIN_SECONDS = '5';

/** Headers of a page with this status: what ends by itself says when. */
export function pauseBefore(status: number, headers = new Headers()): Headers {
  if (status === 503) headers.set('retry-after', AGAIN_SECONDS);
  return headers;
}

/**
 * A page of its own for when the shop's cannot be rendered at all: whole, and without anything that would have to be read.
 */
export function failedPage(status: number): string {
  const { nonce, requestId } = currentScope();
  const title = status === 503 ? '系统繁忙' : '页面出错了';
  return `${PAGE_START}<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">\
<title>${title} - MRO采购系统</title><style nonce="${nonce}">${STYLE}</style></head>\
<body><main role="alert"><h1>${title}</h1><p>${generic(status).message}</p><p class="number">请求编号：${requestId}</p>\
<p><a class="again" href="">刷新页面</a> <a href="/">返回首页</a></p></main></body></html>`;
}

const STYLE = `
body{font:16px/1.7 "PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif;color:#1f2a37;background:#f4f6f9;display:grid;place-items:center;min-height:90vh;margin:0;padding:24px;text-align:center}
h1{margin:0 0 8px;font-size:22px}
p{margin:0 0 16px}
a{display:inline-block;margin:4px;padding:8px 20px;border:1px solid #84919e;border-radius:8px;background:#fff;color:#1f2a37;text-decoration:none}
.again{border-color:#0b5cad;background:#0b5cad;color:#fff}
.number{color:#56636f;font-size:14px;overflow-wrap:anywhere}
`;

/** The same as an answer. */
export const failedPageAnswer = (status: number): Response =>
  new Response(failedPage(status), {
    status,
    headers: pauseBefore(status, new Headers({ 'content-type': 'text/html; charset=utf-8' })),
  });
