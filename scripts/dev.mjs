import { createInterface } from 'node:readline';
import { ensureInstalled } from './ensure-installed.mjs';
import { assertHostNode, nodeForTypes } from './find-node.mjs';
import { signalChildren, startChild, stopRequested } from './run-child.mjs';
import { runMain, UserError } from './user-error.mjs';

const SENTENCE = ['--import', './scripts/print-sentence.mjs'];

/** Line of JSON in which the preparation says where the database is. */
const readConnections = (line) => {
  try {
    const { ownerUrl, appUrl } = JSON.parse(line);
    return ownerUrl && appUrl ? { ownerUrl, appUrl } : null;
  } catch {
    return null;
  }
};

/** Starts the database and keeps it until `release` is called. */
const prepareDatabase = async (env) => {
  const { child, ended } = startChild(nodeForTypes(), [...SENTENCE, 'src/app/api/prepare-main.ts'], {
    env,
    stdio: ['pipe', 'pipe', 'inherit'],
    // It ends when its input does, after those who use the database are gone, and also when we are killed.
    signals: false,
  });
  const connections = await new Promise((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const found = readConnections(line);
      if (found) resolve(found);
      else console.log(line);
    });
    void ended.then(() => resolve(null));
  });
  const release = async () => {
    child.stdin.end();
    await ended;
  };
  return { connections, release, ended };
};

const startServers = (env) => {
  const vite = ['node_modules/vite/bin/vite.js', 'dev'];
  if (env.HOST) vite.push('--host', env.HOST);
  const worker = [...SENTENCE, '--watch', '--watch-preserve-output', 'src/app/api/worker-main.ts'];
  return [
    startChild(nodeForTypes(), vite, { env: { ...env, ROLE: 'web' }, stdio: ['ignore', 'inherit', 'inherit'] }),
    startChild(nodeForTypes(), worker, { env: { ...env, ROLE: 'worker' }, stdio: ['ignore', 'inherit', 'inherit'] }),
  ];
};

/** `npm run dev`: pages and calls with hot reload on one port, background work beside it, one database for both. */
await runMain(async () => {
  assertHostNode();
  await ensureInstalled();
  const env = { ...process.env, NODE_ENV: 'development', PORT: process.env.PORT || '3000' };
  const { connections, release, ended } = await prepareDatabase(env);
  if (!connections) {
    if (stopRequested()) return;
    throw new UserError('数据库没有准备好，开发服务器没有启动。');
  }
  const { appUrl: DATABASE_URL, ownerUrl: DATABASE_OWNER_URL } = connections;
  const servers = startServers({ ...env, DATABASE_URL, DATABASE_OWNER_URL });
  // One without the others is of no use: the first that ends takes the rest along.
  const code = await Promise.race([...servers.map((server) => server.ended), ended]);
  signalChildren('SIGTERM');
  await Promise.all(servers.map((server) => server.ended));
  await release();
  process.exit(stopRequested() ? 0 : code);
});
