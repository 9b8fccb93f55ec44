import autocannon from 'autocannon';
import { SHOP } from '../demo-session.ts';

/**
 * Many connections that send as fast as they are answered, or once a second all together, in a process of its own so that
 * nobody's times are measured late. Started by `flood.ts`, which gives the order as its one argument.
 */
export interface FloodOrder {
  connections: number;
  seconds: number;
  /** All at once, once a second; otherwise each as soon as it is answered. */
  inWaves?: boolean;
  /** `logins`: wrong passwords from ever new addresses; otherwise these calls in turn. */
  send: 'logins' | readonly autocannon.Request[];
}

const random = (below: number) => Math.floor(Math.random() * below);
const address = () => Array.from({ length: 4 }, () => random(254) + 1).join('.');

/** Half of them for a name that exists. */
const wrongLogin = (request: autocannon.Request): autocannon.Request => ({
  ...request,
  headers: { 'content-type': 'application/json', 'x-forwarded-for': address() },
  body: JSON.stringify({
    userName: Math.random() < 0.5 ? 'buyer' : `nobody${random(1e6)}`,
    password: `wrong-${Math.random()}`,
  }),
});

const LOGIN = [{ method: 'POST', path: '/member-center/user/login', setupRequest: wrongLogin }] as const;

const order = JSON.parse(process.argv[2] ?? '{}') as FloodOrder;
const times: Record<number, number[]> = {};
const options: autocannon.Options = {
  url: SHOP,
  connections: order.connections,
  duration: order.seconds,
  timeout: 30,
  ...(order.inWaves ? { connectionRate: 1, ignoreCoordinatedOmission: true } : {}),
  requests: [...(order.send === 'logins' ? LOGIN : order.send)],
};
const instance = autocannon(options, (error, result) => {
  if (error) throw error;
  process.send?.({ times, errors: result.errors });
});
instance.on('response', (_client, status, _bytes, ms) => {
  times[status] ??= [];
  times[status].push(ms);
});
