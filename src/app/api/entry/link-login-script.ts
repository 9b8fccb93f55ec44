import { LOGIN_PATH } from '#business/paths/rules/public.ts';

/**
 * Takes token, requestId and pushUrl out of the address, exchanges them and goes on to the same address without them. When
 * somebody else is logged in, both accounts are named first; the link is used up by the answer, not by the question. A link
 * that is good for nothing takes nothing away: who is logged in is named and goes on.
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
    for (const id of ['state', 'help', 'logged', 'question']) find(id).hidden = id !== part && !(id === 'state' && part === 'help');
  };
  const post = (path, body) => fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  // Whoever is logged in stays so, whatever was wrong with the link; not to know is no reason to say nothing.
  const whoIsHere = async () => {
    try {
      const response = await post('/member-center/user/alrLoginPre', {});
      return response.ok ? (await response.json()).data.current : null;
    } catch {
      return null;
    }
  };
  const fail = async (message) => {
    const login = '${LOGIN_PATH}?from=' + encodeURIComponent(clean);
    const here = await whoIsHere();
    if (here === null) {
      find('state').textContent = message;
      find('login').href = login;
      return show('help');
    }
    find('refused').textContent = message.split('，')[0];
    find('person').textContent = [here.realName, here.firmName].filter(Boolean).join(' · ');
    find('anew').href = login;
    find('on').onclick = goOn;
    document.title = find('refused').textContent + ' - MRO采购系统';
    show('logged');
    find('refused').focus();
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
      const response = await post('/member-center/user/thirdParty', body);
      if (response.ok) return goOn();
      const answer = await response.json();
      if (answer.error === 'LINK_REPLACES') return ask(answer.data);
      await fail(response.status === 400 ? '登录链接无效，请重新登录' : answer.message);
    } catch {
      await fail('网络异常，请稍后再试');
    }
  };
  void exchange(link);
})();
`;
