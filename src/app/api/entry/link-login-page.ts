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
<style nonce="${nonce}">
body{font:16px/1.7 "PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif;color:#1f2a37;display:grid;place-items:center;min-height:90vh;margin:0;padding:0 24px;text-align:center}
a{color:#1668c7}
</style>
</head>
<body>
<main>
<p id="state" role="status">正在登录，请稍候…</p>
<p id="help" hidden><a id="login" href="/login.html">重新登录</a></p>
<noscript>请在浏览器中启用 JavaScript 后刷新本页。</noscript>
</main>
<script nonce="${nonce}">${SCRIPT}</script>
</body>
</html>`;
}

/** Takes token, requestId and pushUrl out of the address, exchanges them and goes on to the same address without them. */
const SCRIPT = `
(async () => {
  const url = new URL(location.href);
  const body = {};
  for (const name of ['token', 'requestId', 'pushUrl']) {
    const value = url.searchParams.get(name);
    if (value !== null) body[name] = value;
    url.searchParams.delete(name);
  }
  const clean = url.pathname + url.search + url.hash;
  history.replaceState(null, '', clean);
  const fail = (message) => {
    document.getElementById('state').textContent = message;
    document.getElementById('login').href = '/login.html?from=' + encodeURIComponent(clean);
    document.getElementById('help').hidden = false;
  };
  try {
    const response = await fetch('/member-center/user/thirdParty', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (response.ok) return location.replace(clean);
    const answer = await response.json();
    fail(response.status === 400 ? '登录链接无效，请重新登录' : answer.message);
  } catch {
    fail('网络异常，请稍后再试');
  }
})();
`;
