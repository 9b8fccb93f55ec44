import { Readable } from 'node:stream';
import { createGunzip, createZstdDecompress } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { setCookie } from './cookies.ts';
import { headFirst, PAGE_START, withoutHead } from './early-head.ts';
import { type RequestScope, runInScope } from './request-scope.ts';
import { streamPage } from './stream-page.ts';

const TAGS = ['<meta charSet="utf-8"/>', '<link rel="stylesheet" href="/a.css"/>'];
const HEAD = PAGE_START + TAGS.join('');
const BODY = '<title>内六角</title></head><body>M8</body></html>';
const WHOLE = `${PAGE_START}<link rel="preload" as="image" href="/1.webp"/>${TAGS.join('')}${BODY}`;
const REST = `<link rel="preload" as="image" href="/1.webp"/>${BODY}`;

const scopeOf = () => ({}) as RequestScope;

/** A renderer that says what is certain, then waits for its data. */
function waitingPage(scope: RequestScope) {
  const { promise: data, resolve: answerData, reject: failData } = Promise.withResolvers<Response>();
  const answer = headFirst(scope, async () => {
    scope.sendHead?.(TAGS);
    return data;
  });
  return { answer, answerData, failData };
}

async function firstOf(
  answer: Response,
  opener = createZstdDecompress(),
): Promise<{ first: string; left: () => Promise<string> }> {
  const text = Readable.fromWeb(answer.body as never)
    .pipe(opener)
    .setEncoding('utf8')
    [Symbol.asyncIterator]();
  const { value } = (await text.next()) as { value: string };
  const left = async () => {
    let all = '';
    for (let next = await text.next(); !next.done; next = await text.next()) all += next.value;
    return all;
  };
  return { first: value, left };
}

describe('a page whose status is certain', () => {
  it.each([
    ['zstd', createZstdDecompress],
    ['gzip', createGunzip],
  ])('sends its head before its data are there, and the rest after it (%s)', async (coding, open) => {
    const scope = scopeOf();
    const { answer, answerData } = waitingPage(scope);
    const sent = streamPage(await answer, coding, scope.head ?? '', scope.rest ?? Promise.resolve(''));
    expect(sent.status).toBe(200);
    expect(Object.fromEntries(sent.headers)).toMatchObject({ 'content-encoding': coding, vary: 'accept-encoding' });
    const { first, left } = await firstOf(sent, open());
    expect(first).toBe(HEAD);
    scope.html = WHOLE;
    answerData(new Response(null, { status: 200 }));
    expect(await left()).toBe(REST);
  });

  it('is sent so to whoever takes no compression', async () => {
    const scope = scopeOf();
    const { answer, answerData } = waitingPage(scope);
    const sent = streamPage(await answer, null, scope.head ?? '', scope.rest ?? Promise.resolve(''));
    scope.html = WHOLE;
    answerData(new Response(null));
    expect(await sent.text()).toBe(HEAD + REST);
    expect(sent.headers.has('content-encoding')).toBe(false);
  });

  it('says that it is not whole when it fails afterwards', async () => {
    const scope = scopeOf();
    const { answer, failData } = waitingPage(scope);
    await answer;
    failData(new Error('the database is gone'));
    expect(await scope.rest).toContain('页面没有完整加载');
  });

  it('leads on by itself when it turns out to be elsewhere', async () => {
    const scope = scopeOf();
    const { answer, answerData } = waitingPage(scope);
    await answer;
    answerData(new Response(null, { status: 302, headers: { location: '/login.html?a="1"&b=2' } }));
    expect(await scope.rest).toContain('content="0;url=/login.html?a=&quot;1&quot;&amp;b=2"');
  });
});

it.each([404, 302, 403])('a page that says nothing is answered whole, with its status %s', async (status) => {
  const scope = scopeOf();
  const answer = await headFirst(scope, async () => new Response('whole', { status }));
  expect({ status: answer.status, text: await answer.text(), rest: scope.rest }).toEqual({
    status,
    text: 'whole',
    rest: undefined,
  });
});

it('says its head once', async () => {
  const scope = scopeOf();
  const answer = headFirst(scope, async () => {
    scope.sendHead?.(TAGS);
    scope.sendHead?.(['<meta/>']);
    scope.html = WHOLE;
    return new Response(null);
  });
  await answer;
  expect(scope.head).toBe(HEAD);
});

it('lets no cookie be lost: one that comes after the head fails, one before it is set', async () => {
  const scope = { cookies: [] } as unknown as RequestScope;
  const cookie = { name: 't_v', value: 'x', httpOnly: true };
  const failures: unknown[] = [];
  const answer = headFirst(scope, async () =>
    runInScope(scope, () => {
      setCookie(cookie);
      scope.sendHead?.(TAGS);
      try {
        setCookie({ ...cookie, name: 'late' });
      } catch (error) {
        failures.push(error);
      }
      scope.html = WHOLE;
      return new Response(null);
    }),
  );
  await answer;
  expect(scope.cookies).toEqual([cookie]);
  expect(failures).toEqual([new Error('the head of the page has left without the cookie late')]);
});

it('leaves a page as it is that begins otherwise', () => {
  expect(withoutHead('<p>odd</p>', TAGS)).toBe('<p>odd</p>');
});
