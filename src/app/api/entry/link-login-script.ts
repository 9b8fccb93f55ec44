/**
 * Takes token, requestId and pushUrl out of the address, exchanges them and goes on to the same address without them. When
 * somebody else is logged in, both accounts are named first; the link is used up by the answer, not by the question.
 */
export const LINK_LOGIN_SCRIPT = `
(() => {
  const find = (id) => document.getElementById(id);
  const url = new URL(location.href);
  const link = {};
  for (const name of ['token', 'requestId', 'pushUrl']) {
    const value = url.searchParams.get(name);
    if (value !== null) link[name] = value;
    url.searchParams.delete(name);
  }
  const clean = url.pathname + url.search + url.hash;
  history.replaceState(null, '', clean);
  // The address is clean already; going to it would stay on this page where it has a fragment.
  const goOn = () => location.reload();
  const show = (part) => {
    for (const id of ['state', 'help', 'question']) find(id).hidden = id !== part && !(id === 'state' && part === 'help');
  };
  const fail = (message) => {
    find('state').textContent = message;
    find('login').href = '/login.html?from=' + encodeURIComponent(clean);
    show('help');
  };
  const nameOf = ({ name, phoneNumber, firmName }) => [name, phoneNumber, firmName].filter(Boolean).join(' · ');
  const ask = ({ current, next }) => {
    find('current').textContent = nameOf(current);
    find('next').textContent = nameOf(next);
    find('replace').onclick = () => {
      find('replace').disabled = true;
      exchange({ ...link, replaces: current.participantId });
    };
    find('stay').onclick = goOn;
    find('replace').disabled = false;
    document.title = find('title').textContent + ' - MRO采购系统';
    show('question');
    find('title').focus();
  };
  const exchange = async (body) => {
    try {
      const response = await fetch('/member-center/user/thirdParty', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (response.ok) return goOn();
      const answer = await response.json();
      if (answer.error === 'LINK_REPLACES') return ask(answer.data);
      fail(response.status === 400 ? '登录链接无效，请重新登录' : answer.message);
    } catch {
      fail('网络异常，请稍后再试');
    }
  };
  void exchange(link);
})();
`;
