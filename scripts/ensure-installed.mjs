import { readFile } from 'node:fs/promises';
import { inRoot } from './app-root.mjs';
import { runStep } from './run-child.mjs';

const readPackages = async (...path) => {
  try {
    return JSON.parse(await readFile(inRoot(...path), 'utf8')).packages ?? {};
  } catch {
    return null;
  }
};

/**
 * Compares what npm wrote down about its last install with the lockfile, package by package: file times say nothing
 * after a checkout. Packages for other platforms are optional and rightly absent.
 */
const isInstalled = async () => {
  const wanted = await readPackages('package-lock.json');
  const present = await readPackages('node_modules', '.package-lock.json');
  if (wanted === null || present === null) return false;
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    if (path === '') return true;
    const found = present[path];
    return found ? found.version === version : optional === true;
  });
};

/** npm itself, also when it is not on the PATH because it started us. */
const npm = () => {
  const script = process.env.npm_execpath ?? '';
  return /npm-cli\.c?js$/.test(script) ? [process.execPath, script] : ['npm'];
};

/** Installs the dependencies when they are missing or not those of the lockfile. */
export const ensureInstalled = async () => {
  if (await isInstalled()) return;
  console.log('正在安装依赖…');
  const [file, ...before] = npm();
  // The tools that build are development dependencies: production mode must not leave them out.
  const args = [...before, 'ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  await runStep('依赖安装失败：请检查网络，然后重新执行。', file, args);
};
