import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  HeadContent,
  RouterProvider,
} from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type PageHead, pageHead } from './page-head.ts';

async function render(head: PageHead): Promise<string> {
  const router = createRouter({
    routeTree: createRootRoute({ head: () => pageHead(head), component: HeadContent }),
    history: createMemoryHistory(),
  });
  await router.load();
  return renderToString(<RouterProvider router={router} />);
}

it('writes title, description, the one address and the facts', async () => {
  const data = [{ '@type': 'Product', name: '螺钉' }];
  const canonical = 'https://shop.example/u-A.html';
  const image = 'https://shop.example/media/a-800.webp';
  const html = await render({ title: '螺钉', description: '说明', canonical, image, data });
  const card = [...html.matchAll(/<meta property="og:(\w+)" content="([^"]*)"/g)].map(([, name, text]) => [name, text]);
  expect(Object.fromEntries(card)).toEqual({ title: '螺钉', description: '说明', url: canonical, image });
  expect(html).toContain('<title>螺钉 - MRO采购系统</title>');
  expect(html).toMatch(/<meta name="description" content="说明"/);
  expect(html).toMatch(/<link rel="canonical" href="https:\/\/shop.example\/u-A.html"/);
  expect(html).toContain('<script type="application/ld+json">{"@type":"Product","name":"螺钉"}</script>');
});

it.each(['</script><script>alert(1)</script>', '<!-- <script>', '"><img src=x onerror=alert(1)>', '\u2028 & \\'])(
  'keeps %j as data',
  async (name) => {
    const html = await render({ title: name, description: name, data: [{ name }] });
    const [block = '', ...rest] = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, text]) => text ?? '',
    );
    expect(rest).toEqual([]);
    expect(JSON.parse(block)).toEqual({ name });
    expect(html).not.toContain('<img');
    expect(html.match(/<script/g)).toHaveLength(1);
  },
);

it('writes the title alone where nothing else is known', async () => {
  const html = await render({ title: '螺钉' });
  expect(html).not.toMatch(/description|canonical|ld\+json/);
});
