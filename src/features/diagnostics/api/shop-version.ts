import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';

async function textOf(path: string): Promise<string | null> {
  return readFile(resolve(path), 'utf8').catch(() => null);
}

/** The shop's own version and the first figures of its build, for support: 0.1.0 (3f9c21ab). */
export async function readShopVersion(): Promise<string> {
  const [manifest, stamp] = await Promise.all([textOf('package.json'), textOf('dist/.stamp')]);
  const { version = '0' } = JSON.parse(manifest ?? '{}') as { version?: string };
  return stamp ? `${version} (${stamp.slice(0, 8)})` : version;
}
