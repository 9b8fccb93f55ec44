import { LOGIN_PATH } from '#business/paths/rules/public.ts';
import { LINK_LOGIN_SCRIPT } from './link-login-script.ts';

/**
 * Page that redeems a login link. The one-time code must be exchanged by POST (mail gateways and previews fetch links),
 * and must be gone from the address before anything else is loaded.
 */
export function linkLoginPage(nonce: string): string {
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>正在登录 - MRO采购系统</title>
<style nonce="${nonce}">${STYLE}</style>
</head>
<body>
<main>
<p id="state" role="status">正在登录，请稍候…</p>
<p id="help" hidden><a id="login" href="${LOGIN_PATH}">重新登录</a></p>
<section id="logged" hidden>
<h1 id="refused" tabindex="-1"></h1>
<dl><div><dt>当前登录</dt><dd id="person"></dd></div></dl>
<p>您的登录仍然有效，可以继续使用，不受这个链接影响。</p>
<div class="ways">
<a id="anew" href="${LOGIN_PATH}">重新登录</a>
<button id="on" class="main" type="button">继续使用当前账号</button>
</div>
</section>
<section id="question" hidden>
<h1 id="title" tabindex="-1">换成链接中的账号？</h1>
<dl>
<div><dt>当前登录</dt><dd id="current"></dd></div>
<div><dt>链接中的账号</dt><dd id="next"></dd></div>
</dl>
<p>换账号后，当前登录会退出，其他窗口中没有提交的内容不会保存。不是您本人要求的链接，请不要更换。</p>
<div class="ways">
<button id="stay" type="button">继续使用当前账号</button>
<button id="replace" class="main" type="button">换成链接中的账号</button>
</div>
</section>
<noscript>请在浏览器中启用 JavaScript 后刷新本页。</noscript>
</main>
<script nonce="${nonce}">${LINK_LOGIN_SCRIPT}</script>
</body>
</html>`;
}

const STYLE = `
*{box-sizing:border-box}
[hidden]{display:none!important}
body{font:16px/1.7 "PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif;color:#1f2a37;background:#f4f6f9;display:grid;place-items:center;min-height:90vh;margin:0;padding:24px;text-align:center}
a{color:#1668c7}
section{width:100%;max-width:480px;padding:28px;border:1px solid #e2e7ed;border-radius:12px;background:#fff;text-align:left}
h1{margin:0 0 16px;font-size:20px;line-height:1.4;outline:none}
dl{margin:0 0 16px;padding:12px 0;border:solid #e2e7ed;border-width:1px 0}
dl div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 16px;padding:4px 0}
dt{color:#56636f}
dd{margin:0;font-weight:600;overflow-wrap:anywhere}
section p{margin:0 0 20px;color:#56636f;font-size:14px}
.ways{display:flex;flex-wrap:wrap;justify-content:flex-end;gap:12px}
.ways>*{flex:0 1 auto;min-height:40px;padding:8px 18px;border:1px solid #84919e;border-radius:8px;background:#fff;color:#1f2a37;font:inherit;font-size:15px;line-height:22px;text-align:center;text-decoration:none;cursor:pointer}
.ways .main{border-color:#0b5cad;background:#0b5cad;color:#fff}
.ways>:focus-visible{outline:2px solid #0b5cad;outline-offset:2px}
.ways button:disabled{opacity:.6;cursor:default}
@media (max-width:480px){section{padding:20px}.ways{flex-direction:column-reverse}}
`;
