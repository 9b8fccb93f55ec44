import { setTimeout } from 'node:timers/promises';
import { nodeForTypes } from './find-node.mjs';
import { JOURNEY_SHOP } from './journey-shop.mjs';
import { signalGroup, startChild } from './run-child.mjs';
import { UserError } from './user-error.mjs';

/** Ends what hangs: to fill the shop takes half a minute of a processor. */
const READY_MS = 600_000;

const isReady = (url) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

const untilReady = async (url, hasEnded) => {
  const until = performance.now() + READY_MS;
  while (!(await isReady(url))) {
    if (hasEnded()) throw new UserError('The shop of the journeys ended before it was ready: see above.');
    if (performance.now() > until) throw new UserError('The shop of the journeys was not ready in time.');
    await setTimeout(200);
  }
};

/**
 * Starts the shop on an empty folder and fills it: `ready` resolves when it answers; `stop` may come at any time, and when
 * nothing was started. What answers at its port already belongs to somebody else: their shop would be tested instead.
 */
export const startJourneyShop = ({ command, url, env } = JOURNEY_SHOP) => {
  let shop = null;
  let over = false;
  const start = async () => {
    if (await isReady(url)) throw new UserError(`Another shop answers at ${url}: end it, or set JOURNEY_PORT.`);
    const [, ...args] = command.split(' ');
    shop = startChild(nodeForTypes(), args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const end = () => {
      over = true;
    };
    void shop.ended.then(end, end);
    await untilReady(url, () => over);
  };
  const stop = async () => {
    if (!shop || over) return;
    signalGroup(shop.child, 'SIGTERM');
    await shop.ended;
  };
  return { ready: start(), stop };
};
