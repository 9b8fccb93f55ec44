import autocannon from 'autocannon';
import { machineBaseline } from './baseline.ts';
import { demoSessions, SHOP, someItems } from './demo-session.ts';

/** Budget: server-rendered home, search and SKU p95 ≤ 60 ms at 20 concurrent users. autocannon's p97.5 is stricter. */
const CONNECTIONS = 20;
const SECONDS = Number(process.env.SECONDS ?? 10);
const BUDGET_MS = 60;
/** Twenty people reading: each opens a page, then looks at it for a while. `saturate` asks without pause instead. */
const RATE = process.env.SATURATE ? undefined : Number(process.env.RATE ?? 60);

const [item] = await someItems('M8 内六角');
const sessions = await demoSessions();
let clients = 0;
const setupClient = (client: autocannon.Client) => {
  client.setHeaders(sessions[clients % sessions.length] ?? {});
  clients += 1;
};
const pages = { home: '/', search: `/search.html?keyword=${encodeURIComponent('M8 内六角')}`, sku: `/u-${item}.html` };

process.stdout.write(
  `${machineBaseline()}\n${CONNECTIONS} connections, ${RATE ? `${RATE} pages/s` : 'saturated'}, ${SECONDS} s each\n`,
);
let failed = false;
for (const [name, path] of Object.entries(pages)) {
  const url = SHOP + path;
  await autocannon({ url, setupClient, connections: CONNECTIONS, duration: 3 });
  const { latency, requests, non2xx, errors } = await autocannon({
    url,
    setupClient,
    connections: CONNECTIONS,
    duration: SECONDS,
    ...(RATE ? { overallRate: RATE } : {}),
  });
  const within = latency.p97_5 <= BUDGET_MS && non2xx + errors === 0;
  failed ||= !within;
  process.stdout.write(
    `${name.padEnd(7)} p50 ${latency.p50} ms  p97.5 ${latency.p97_5} ms  p99 ${latency.p99} ms  ${Math.round(requests.average)} pages/s  errors ${non2xx + errors}  ${within ? 'within' : 'OVER'} ${BUDGET_MS} ms\n`,
  );
}
process.exitCode = failed ? 1 : 0;
