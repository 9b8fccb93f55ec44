import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startJourneyShop } from './start-journey-shop.mjs';

let folder;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'journey-shop-'));
});
afterAll(() => rm(folder, { recursive: true }));

const listen = async () => {
  const server = createServer((_, response) => response.end('ready'));
  await new Promise((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const end = () =>
    new Promise((done) => {
      server.closeAllConnections();
      server.close(done);
    });
  return { port: server.address().port, end };
};

/** A port that nobody has: somebody just gave it back. */
const freePort = async () => {
  const { port, end } = await listen();
  await end();
  return port;
};

const shopOf = async (name, code, port) => {
  const file = join(folder, `${name}.mjs`);
  await writeFile(file, code);
  return { command: `node ${file}`, url: `http://127.0.0.1:${port}/readyz`, env: { PORT: String(port) } };
};

const answers = (url) =>
  fetch(url).then(
    () => true,
    () => false,
  );

it('is ready when the shop answers, and stops it', async () => {
  const code = `import { createServer } from 'node:http';
    setTimeout(() => createServer((_, response) => response.end('ready')).listen(Number(process.env.PORT), '127.0.0.1'), 300);`;
  const settings = await shopOf('answers', code, await freePort());
  const { ready, stop } = startJourneyShop(settings);
  await ready;
  expect(await answers(settings.url)).toBe(true);
  await stop();
  await stop();
  expect(await answers(settings.url)).toBe(false);
});

it('says so when the shop ends before it is ready', async () => {
  const { ready, stop } = startJourneyShop(await shopOf('ends', 'process.exit(1);', await freePort()));
  await expect(ready).rejects.toThrow('ended before it was ready');
  await stop();
});

it('tests nobody else’s shop', async () => {
  const { port, end } = await listen();
  const { ready, stop } = startJourneyShop(await shopOf('never', 'throw new Error();', port));
  await expect(ready).rejects.toThrow('Another shop answers');
  await stop();
  await end();
});
