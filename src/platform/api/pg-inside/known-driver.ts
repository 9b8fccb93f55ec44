import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** The driver whose inside the shortcuts know, and what it writes the protocol with. */
const KNOWN: Readonly<Record<string, string>> = { pg: '8.23.1', 'pg-protocol': '1.16.1' };
const NAMES = Object.keys(KNOWN);

type Versions = Readonly<Record<string, string | null>>;

/** Version of a package as the driver itself would load it. */
function versionOf(name: string): string | null {
  try {
    const driver = createRequire(import.meta.url).resolve('pg');
    const found = createRequire(driver).resolve(name);
    // The folder of a package, wherever its files lie in it; packages need not export their `package.json`.
    const end = join('node_modules', name);
    const folder = found.slice(0, found.lastIndexOf(end) + end.length);
    return (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }).version;
  } catch {
    return null;
  }
}

let installed: Versions | undefined;
function readInstalled(): Versions {
  installed ??= Object.fromEntries(NAMES.map((name) => [name, versionOf(name)]));
  return installed;
}

/** What is strange about the driver, for the log; null where it is the known one to the digit. */
export function strangeDriver(
  found: Versions = readInstalled(),
  native: string | undefined = process.env.NODE_PG_FORCE_NATIVE,
): string | null {
  const strange = NAMES.filter((name) => found[name] !== KNOWN[name]).map(
    (name) => `${name} ${found[name] ?? 'of no known version'} instead of ${KNOWN[name]}`,
  );
  // With this variable the driver is another one altogether.
  if (native) strange.push('NODE_PG_FORCE_NATIVE is set');
  return strange.length > 0 ? strange.join(', ') : null;
}
