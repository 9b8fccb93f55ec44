import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Paper } from '../../rules/paper.ts';
import { renderPaper } from './render-paper.ts';

/** Drawn again when the layout changes. */
const EDITION = '1';
/** The content decides the file; a fixed day inside keeps equal papers equal. */
const NO_DAY = new Date(0);

const underWay = new Map<string, Promise<Buffer>>();
/** Papers are drawn one after another: a page that somebody waits for goes before a second paper. */
let queue: Promise<unknown> = Promise.resolve();

/** Name of a paper by what stands on it. `pictureKey` names the picture beside the title. */
export function paperKey(paper: Paper, pictureKey: string): string {
  return createHash('sha256')
    .update(JSON.stringify([EDITION, paper, pictureKey]))
    .digest('hex')
    .slice(0, 32);
}

/** The paper from disk when it was drawn before, else drawn and kept. Several askers wait for one drawing. */
export async function readOrRenderPaper(
  paper: Paper,
  key: string,
  cacheDir: string,
  picture: () => Promise<Uint8Array | null>,
): Promise<Buffer> {
  const file = join(cacheDir, key.slice(0, 2), `${key}.pdf`);
  const kept = await readFile(file).catch(() => null);
  if (kept) return kept;
  let rendering = underWay.get(file);
  if (!rendering) {
    const turn = queue.then(async () => keep(file, await renderPaper(paper, await picture(), NO_DAY)));
    queue = turn.catch(() => undefined);
    rendering = turn.finally(() => underWay.delete(file));
    underWay.set(file, rendering);
  }
  return rendering;
}

async function keep(file: string, content: Buffer): Promise<Buffer> {
  await mkdir(join(file, '..'), { recursive: true });
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, content);
  await rename(draft, file);
  return content;
}
