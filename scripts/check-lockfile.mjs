import { readFile } from 'node:fs/promises';
import { inRoot } from './app-root.mjs';
import { runMain, UserError } from './user-error.mjs';

/** Where Node would look for a package from inside another one, nearest first. */
const placesFrom = (path, name) => {
  const places = [`node_modules/${name}`];
  for (let end = path.indexOf('/node_modules/'); end !== -1; end = path.indexOf('/node_modules/', end + 1)) {
    places.unshift(`${path.slice(0, end)}/node_modules/${name}`);
  }
  if (path !== '') places.unshift(`${path}/node_modules/${name}`);
  return places;
};

/**
 * npm writes a lockfile that `npm ci` then refuses when an optional package of some platform is not published
 * (npm/cli#9846): the entry is left out. Nobody notices before the next fresh clone, unless it is looked for.
 */
await runMain(async () => {
  const { packages } = JSON.parse(await readFile(inRoot('package-lock.json'), 'utf8'));
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
    await readFile(inRoot('package.json'), 'utf8'),
  );
  const missing = Object.entries(packages).flatMap(([path, found]) =>
    Object.keys(found.optionalDependencies ?? {})
      .filter((name) => !placesFrom(path, name).some((place) => place in packages))
      .map((name) => `${path}: ${name} is not in the lockfile; choose a version that is published for every platform`),
  );
  const wanted = { ...dependencies, ...devDependencies, ...optionalDependencies };
  const stale = Object.entries(wanted)
    .filter(([name, version]) => packages[`node_modules/${name}`]?.version !== version)
    .map(([name, version]) => `${name}: package.json wants exactly ${version}, the lockfile has another version`);
  console.log(`${Object.keys(packages).length} packages`);
  const details = [...missing, ...stale].join('\n');
  if (details !== '') throw new UserError('npm ci would refuse the lockfile.', details);
});
