import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { inRoot } from './app-root.mjs';
import { UserError } from './user-error.mjs';

/** Lowest Node of the machine that runs the built program. */
const FOR_BUNDLE = [22, 12];
/** Lowest Node of the machine that runs .ts files as they are. */
const FOR_TYPES = [22, 18];

const isAtLeast = (version, [major, minor]) => {
  const [ourMajor, ourMinor] = version.replace(/^v/, '').split('.').map(Number);
  return ourMajor > major || (ourMajor === major && ourMinor >= minor);
};

/** Every script runs on this or later, before anything is installed. */
export const assertHostNode = () => {
  if (isAtLeast(process.version, [20, 0])) return;
  throw new UserError(`需要 Node.js 20 或更高版本，当前是 ${process.version}，请升级后重试。`);
};

let installed;

/** The Node 24 among our dependencies, when it runs on this machine. */
const installedNode = () => {
  if (installed === undefined) {
    const file = inRoot('node_modules', '.bin', 'node');
    const runs = existsSync(file) && spawnSync(file, ['--version']).status === 0;
    installed = runs ? file : null;
  }
  return installed;
};

const findNode = (minimum) => {
  const file = installedNode();
  if (file) return file;
  if (isAtLeast(process.version, minimum)) return process.execPath;
  throw new UserError(
    `本机平台（${process.platform}-${process.arch}）没有随项目安装的 Node.js 24，需要 Node.js ${minimum.join('.')} 或更高版本，当前是 ${process.version}。`,
  );
};

/** Runs the built program and the tools. */
export const nodeForBundle = () => findNode(FOR_BUNDLE);

/** Runs .ts files. */
export const nodeForTypes = () => findNode(FOR_TYPES);
