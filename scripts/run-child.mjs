import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root } from './app-root.mjs';
import { UserError } from './user-error.mjs';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
let stopSignal = null;
let lastForwardedAt = 0;

/** npm and the terminal both deliver one Ctrl-C; a second one that a person means comes later than this. */
const SAME_KEYSTROKE_MS = 1000;

/** Signals a child and its own children: each child leads a process group. */
export const signalGroup = (child, signal) => {
  try {
    process.kill(-child.pid, signal);
  } catch {
    // It ended in the meantime.
  }
};

export const signalChildren = (signal) => {
  for (const child of running) signalGroup(child, signal);
};

const forward = (signal) => {
  const now = Date.now();
  if (now - lastForwardedAt < SAME_KEYSTROKE_MS) return;
  lastForwardedAt = now;
  stopSignal = signal;
  signalChildren(signal === 'SIGHUP' ? 'SIGTERM' : signal);
  // Nothing to wait for: between two steps.
  if (running.size === 0) process.exit(exitCodeOf(null, signal));
};

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => forward(signal));

/** npm runs us below a shell that dies of a signal without passing it on: then we have a new parent. */
const PARENT = process.ppid;
if (process.env.npm_lifecycle_event) {
  setInterval(() => process.ppid !== PARENT && forward('SIGTERM'), 250).unref();
}

/** Whether somebody asked this program to stop. */
export const stopRequested = () => stopSignal !== null;

/** The code a shell would show. */
export const exitCodeOf = (code, signal) => code ?? 128 + (constants.signals[signal] ?? 0);

/**
 * Starts a child that gets our signals exactly once: it leads its own process group, out of reach of the terminal.
 * With `signals: false` it gets none, because its end is asked for in another way.
 * @param {string} file @param {string[]} args
 * @param {{ signals?: boolean, [option: string]: unknown }} [options]
 */
export const startChild = (file, args, { signals = true, ...options } = {}) => {
  const child = spawn(file, args, { cwd: root, detached: process.platform !== 'win32', ...options });
  if (signals) running.add(child);
  const ended = new Promise((resolve, reject) => {
    child.once('error', (error) => {
      running.delete(child);
      reject(error);
    });
    child.once('close', (code, signal) => {
      running.delete(child);
      resolve(exitCodeOf(code, signal));
    });
  });
  return { child, ended };
};

/** Runs a program to its end and returns what it printed. */
export const capture = async (file, args, options = {}) => {
  const { child, ended } = startChild(file, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const stdout = [];
  const both = [];
  child.stdout.on('data', (chunk) => {
    stdout.push(chunk);
    both.push(chunk);
  });
  child.stderr.on('data', (chunk) => both.push(chunk));
  const code = await ended;
  return { code, stdout: Buffer.concat(stdout).toString(), output: Buffer.concat(both).toString() };
};

/** Compilers say what is wrong at the end, npm at the beginning of a long lesson. */
const shorten = (output) => {
  const lines = output.trim().split('\n');
  return lines.length <= 50 ? lines.join('\n') : [...lines.slice(0, 25), '…', ...lines.slice(-25)].join('\n');
};

/** A silent step of the preparation: what it printed is shown only when it fails. */
export const runStep = async (failure, file, args, options = {}) => {
  const { code, output } = await capture(file, args, options);
  if (stopRequested()) process.exit(exitCodeOf(null, stopSignal));
  if (code !== 0) throw new UserError(failure, shorten(output));
};
