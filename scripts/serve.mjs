import { printFailure } from './user-error.mjs';

/** After the server's own limits for draining have passed, milliseconds. */
const LAST_RESORT_MS = 40_000;

let stopping = false;

/** Resolves to the running shop; a failure ends the process with its sentence. */
const booted = (async () => {
  const { boot } = await import('../dist/server/server.js');
  return boot();
})();

const end = async () => {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(1), LAST_RESORT_MS).unref();
  try {
    await (await booted).stop();
    process.exit(0);
  } catch (error) {
    printFailure(error);
    process.exit(1);
  }
};

// 'disconnect': the launcher is gone. Without this a killed launcher would leave a server behind.
for (const event of ['SIGINT', 'SIGTERM', 'disconnect']) process.on(event, () => void end());

try {
  await booted;
} catch (error) {
  if (!stopping) printFailure(error);
  process.exit(1);
}
