import { html, raw } from 'hono/html';
import type { CaughtMessage, MessageKind } from '#platform/api/inbox.ts';
import { splitLinks } from '#platform/api/text-links.ts';
import { displayTime } from '#platform/shared/display-time.ts';

interface InboxView {
  messages: readonly CaughtMessage[];
  kinds: readonly MessageKind[];
  /** Undefined: all. */
  chosen: MessageKind | undefined;
  key: string;
  nonce: string;
}

const KIND_NAMES: Readonly<Record<MessageKind, string>> = { mail: '邮件', sms: '短信', robot: '群消息' };

/** Looks for new messages every three seconds, and leaves a page without news as it is: somebody may be copying. */
export function renderInbox({ messages, kinds, chosen, key, nonce }: InboxView) {
  const kindNames = kinds.map((kind) => KIND_NAMES[kind]).join('、');
  return html`<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<noscript><meta http-equiv="refresh" content="3"></noscript>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>本机收件箱 - MRO采购系统</title>
<style nonce="${nonce}">${raw(STYLE)}</style>
</head>
<body>
<main>
<header>
<h1>本机收件箱</h1>
<p>系统发出的${kindNames}没有寄往外部，而是留在这里，只有本机凭启动时给出的链接能看到。保留最近 200 条，每 3 秒自动更新。</p>
<nav aria-label="消息类型">${tab('全部', undefined, chosen, key)}${kinds.map((kind) => tab(KIND_NAMES[kind], kind, chosen, key))}</nav>
</header>
${messages.length ? messages.map(card) : html`<p class="empty">还没有消息。登录验证码、激活和找回密码的链接会出现在这里。</p>`}
</main>
<script nonce="${nonce}">${raw(SCRIPT)}</script>
</body>
</html>`;
}

function tab(name: string, kind: MessageKind | undefined, chosen: MessageKind | undefined, key: string) {
  const current = kind === chosen ? raw(' aria-current="page"') : '';
  return html`<a href="/dev/inbox?key=${key}${kind ? `&kind=${kind}` : ''}"${current}>${name}</a>`;
}

function card({ kind, to, subject, text, at }: CaughtMessage) {
  const code = findCode(text);
  return html`<article>
<p class="facts"><span class="kind ${kind}">${KIND_NAMES[kind]}</span><span>${to}</span><time datetime="${at}">${displayTime(at)}</time></p>
${subject ? html`<h2>${subject}</h2>` : ''}
${code ? html`<p class="code">${code}</p>` : ''}
<div class="text">${splitLinks(text).map((part) => (part.isLink ? html`<a href="${part.text}">${part.text}</a>` : html`${part.text}`))}</div>
</article>`;
}

/** The six digits that a person is to type; digits inside of addresses are none. */
function findCode(text: string): string | undefined {
  const words = splitLinks(text).filter(({ isLink }) => !isLink);
  return words.map((part) => /(?<![\d-])\d{6}(?![\d-])/.exec(part.text)?.[0]).find((code) => code !== undefined);
}

const SCRIPT = `
setInterval(async () => {
  const response = await fetch(location.href).catch(() => null);
  if (!response?.ok) return;
  const fresh = new DOMParser().parseFromString(await response.text(), 'text/html').querySelector('main');
  const shown = document.querySelector('main');
  if (fresh && fresh.innerHTML !== shown.innerHTML) shown.replaceWith(fresh);
}, 3000);
`;

const STYLE = `
:root { --ink: #17212b; --quiet: #56636f; --line: #e2e7ed; --link: #0b5cad; }
* { box-sizing: border-box; }
body { margin: 0; background: #f4f6f9; color: var(--ink); font: 15px/1.7 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif; }
main { max-width: 760px; margin: 0 auto; padding: 32px 16px 64px; }
h1 { margin: 0 0 4px; font-size: 24px; line-height: 1.35; color: #12385f; }
h2 { margin: 6px 0 0; font-size: 16px; line-height: 1.5; }
header p { margin: 0 0 16px; color: var(--quiet); }
a { color: var(--link); overflow-wrap: anywhere; }
nav { display: flex; gap: 4px; margin-bottom: 16px; border-bottom: 1px solid var(--line); }
nav a { padding: 8px 16px; color: var(--quiet); text-decoration: none; border-bottom: 2px solid transparent; margin-bottom: -1px; }
nav a:hover { color: var(--link); }
nav a[aria-current] { color: var(--link); font-weight: 600; border-color: var(--link); }
a:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; border-radius: 4px; }
article { margin-bottom: 12px; padding: 16px 20px; background: #fff; border: 1px solid var(--line); border-radius: 10px; }
.facts { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 12px; margin: 0; font-size: 13px; color: var(--quiet); overflow-wrap: anywhere; }
.facts time { margin-left: auto; font-variant-numeric: tabular-nums; }
.kind { padding: 0 8px; border-radius: 999px; background: #e6f0fa; color: #0b4a8c; }
.kind.sms { background: #e8f6ed; color: #17613a; }
.kind.robot { background: #fdf1e3; color: #85500b; }
.code { margin: 8px 0 0; font: 600 32px/1.3 ui-monospace, Consolas, monospace; letter-spacing: 0.18em; color: #12385f; }
.text { margin-top: 8px; white-space: pre-wrap; overflow-wrap: anywhere; }
.empty { padding: 56px 16px; text-align: center; color: var(--quiet); background: #fff; border: 1px solid var(--line); border-radius: 10px; }
`;
