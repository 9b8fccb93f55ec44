import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { nodeForBundle } from './find-node.mjs';
import { capture } from './run-child.mjs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** A browser of this machine; CHROMIUM_PATH goes first. */
export const findChromium = () =>
  [process.env.CHROMIUM_PATH, ...PLACES].find((path) => path && existsSync(path)) ?? null;

/** Debian's Chromium without windows: the same engine for a third less work, for there is nobody to see a window. */
const WITHOUT_WINDOWS = '/usr/bin/chromium-headless-shell';

/** The browser of journeys: what Playwright takes by itself is one without windows too. */
export const findJourneyBrowser = () =>
  !process.env.CHROMIUM_PATH && existsSync(WITHOUT_WINDOWS) ? WITHOUT_WINDOWS : findChromium();

const isRoot = process.getuid?.() === 0;
const hasApt = () => spawnSync('apt-get', ['--version']).status === 0;

/** Chinese is drawn as empty boxes without a font that has it. */
const fromDebian = async () => {
  const update = await capture('apt-get', ['update']);
  if (update.code !== 0) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = (...packages) =>
    capture('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { env });
  if ((await install('chromium', 'fonts-noto-cjk')).code !== 0) return false;
  // Older ones do not have it; journeys take longer without it.
  await install('chromium-headless-shell');
  return true;
};

const fromPlaywright = async () =>
  (await capture(nodeForBundle(), ['node_modules/@playwright/test/cli.js', 'install', 'chromium'])).code === 0;

/**
 * Makes sure that browser tests have a browser: the machine's own, Debian's when we may install it, else Playwright's.
 * @returns whether there is one; what to do otherwise has been printed.
 */
export const ensureChromium = async () => {
  if (findJourneyBrowser()) return true;
  console.log('正在安装 Chromium…');
  if (isRoot && hasApt() && (await fromDebian()) && findChromium()) return true;
  if (await fromPlaywright()) return true;
  console.error('没有找到 Chromium，也无法自动安装：请安装 Chromium 或 Chrome，并用 CHROMIUM_PATH 指定它的路径。');
  return false;
};
