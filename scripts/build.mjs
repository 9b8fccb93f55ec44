import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { inRoot } from './app-root.mjs';
import { swapBuild } from './build-swap.mjs';
import { nodeForBundle } from './find-node.mjs';
import { exitCodeOf, startChild } from './run-child.mjs';
import { sourceStamp } from './source-stamp.mjs';
import { runMain } from './user-error.mjs';

const COMPRESSIBLE = new Set(['.js', '.css', '.svg', '.json', '.txt', '.html', '.xml', '.webmanifest']);
/** Below this the headers weigh more than what compression saves, bytes. */
const WORTH_COMPRESSING = 1024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes name.br and name.gz beside a file, at the highest level: it happens once and is served for ever. */
const precompress = async (file) => {
  const content = await readFile(file);
  if (content.length < WORTH_COMPRESSING) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await writeFile(`${file}.br`, await brotli(content, { params }));
  await writeFile(`${file}.gz`, await zip(content, { level: 9 }));
};

const precompressAll = async (folder) => {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.has(extname(entry.name)));
  await Promise.all(files.map((entry) => precompress(join(entry.parentPath, entry.name))));
};

await runMain(async () => {
  const stamp = await sourceStamp();
  // Beside the last build: a shop may be running from that.
  const next = inRoot(`dist-next-${process.pid}`);
  await rm(next, { recursive: true, force: true });
  const { ended } = startChild(nodeForBundle(), ['node_modules/vite/bin/vite.js', 'build'], {
    env: { ...process.env, NODE_ENV: 'production', BUILD_FOLDER: next },
    stdio: 'inherit',
  });
  const code = await ended;
  if (code !== 0) {
    await rm(next, { recursive: true, force: true });
    process.exit(exitCodeOf(code));
  }
  await precompressAll(join(next, 'client'));
  await writeFile(join(next, '.stamp'), stamp);
  await swapBuild(next, inRoot('dist'));
});
