import { readFile } from 'node:fs/promises';
import { inRoot } from './app-root.mjs';
import { listFiles } from './list-files.mjs';
import { seededStyles } from './seeded-breaches.mjs';
import { runMain, UserError } from './user-error.mjs';

/** So many declarations say a look; the same again elsewhere is a part of the kit that nobody made. */
const LEAST = 4;
const RULE = /([^{}]*)\{([^{}]*)\}/g;

/** Rules of style sheets that say the same as another one, whatever the order: `file:line selector` each. */
const findTwice = (sheets) => {
  const places = new Map();
  for (const [file, text] of Object.entries(sheets)) {
    // Comments go, lines stay.
    const css = text.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '));
    for (const rule of css.matchAll(RULE)) {
      const said = rule[2].split(';').map((one) => one.trim().replaceAll(/\s+/g, ' '));
      const declarations = said.filter(Boolean).toSorted();
      if (declarations.length < LEAST) continue;
      const line = css.slice(0, rule.index + rule[1].length).split('\n').length;
      const key = declarations.join('; ');
      places.set(key, [...(places.get(key) ?? []), `${file}:${line} ${rule[1].trim()}`]);
    }
  }
  return [...places].filter(([, found]) => found.length > 1);
};

/** A check that finds nothing where something stands would be worse than none. */
const proveItCanFail = () => {
  if (findTwice(seededStyles.twice).length !== 1) throw new UserError('The seeded breach of styles was not found.');
  if (findTwice(seededStyles.once).length > 0) throw new UserError('Styles without fault were complained of.');
};

await runMain(async () => {
  proveItCanFail();
  const files = await listFiles('src/*.css');
  if (files.length === 0) throw new UserError('No style sheets were seen.');
  const texts = await Promise.all(files.map((file) => readFile(inRoot(file), 'utf8').catch(() => '')));
  const twice = findTwice(Object.fromEntries(files.map((file, index) => [file, texts[index]])));
  console.log(`${files.length} style sheets, ${twice.length} looks written again`);
  if (twice.length > 0) {
    const told = twice.map(([said, found]) => `${said}\n${found.map((place) => `    ${place}`).join('\n')}`);
    throw new UserError('The same look stands twice: make it a part of src/platform/web.', told.join('\n'));
  }
});
