import { log } from './log.ts';
import type { RequestScope } from './request-scope.ts';

/** How every page begins. */
export const PAGE_START = '<!DOCTYPE html><html lang="zh-CN"><head>';

const FAILED = '</head><body><h1>页面没有完整加载</h1><p>请刷新重试。</p></body></html>';

/** What is left of a page whose beginning has left already. */
export function withoutHead(html: string, tags: readonly string[]): string {
  const text = html.startsWith(PAGE_START) ? html.slice(PAGE_START.length) : html;
  return tags.reduce((rest, tag) => rest.replace(tag, ''), text);
}

/** Who is sent elsewhere after all goes there by the page itself: its status has been said. */
function restOf(answer: Response, { html }: RequestScope, tags: readonly string[]): string {
  if (html !== undefined) return withoutHead(html, tags);
  const location = answer.headers.get('location');
  if (location === null) return FAILED;
  const target = location.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `<meta http-equiv="refresh" content="0;url=${target}"></head><body></body></html>`;
}

/**
 * Lets the head of a page leave as soon as its renderer says that nothing can change its status any more
 * (`scope.sendHead`, decision 0060); until then the answer is the whole page. The turn of the request ends with the whole.
 */
export function headFirst(scope: RequestScope, whole: () => Promise<Response>): Promise<Response> {
  const { promise: begun, resolve: begin } = Promise.withResolvers<Response>();
  const made = Promise.resolve().then(whole);
  scope.sendHead = (tags) => {
    if (scope.rest) return;
    scope.head = PAGE_START + tags.join('');
    scope.rest = made.then(
      (answer) => restOf(answer, scope, tags),
      (error: unknown) => {
        log.error({ error }, 'page failed after its head had left');
        return FAILED;
      },
    );
    begin(new Response(null, { headers: { 'content-type': 'text/html; charset=utf-8' } }));
  };
  return Promise.race([begun, made]);
}
