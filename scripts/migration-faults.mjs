/** @typedef {{ idx: number, when: number, tag: string }} Entry */

const number = (idx) => String(idx).padStart(4, '0');

/**
 * What is wrong with a folder of migrations. One that is older than the one before it would never be applied to a
 * database that has the later one: two branches were merged, and the second has to be made again.
 * @param {Entry[]} entries of the journal @param {string[]} files in `db/migrations` @param {string[]} metaFiles in its `meta`
 */
export const migrationFaults = (entries, files, metaFiles) => {
  const tags = new Set(entries.map(({ tag }) => tag));
  const last = entries.at(-1);
  const snapshots = metaFiles.filter((file) => file.endsWith('_snapshot.json'));
  const newest = `${number(last?.idx ?? 0)}_snapshot.json`;
  return [
    ...entries.flatMap(({ idx, tag, when }, place) => [
      ...(idx === place && tag.startsWith(`${number(place)}_`) ? [] : [`${tag}: its number is not ${number(place)}`]),
      ...(place === 0 || when > entries[place - 1].when ? [] : [`${tag}: older than the one before it`]),
      ...(files.includes(`${tag}.sql`) ? [] : [`${tag}: in the journal, but its file is not there`]),
    ]),
    ...files
      .filter((file) => file.endsWith('.sql') && !tags.has(file.slice(0, -'.sql'.length)))
      .map((file) => `${file}: not in the journal, so nobody applies it`),
    ...(snapshots.includes(newest) ? [] : [`${newest}: the snapshot of the last migration is missing`]),
    ...snapshots.filter((file) => file !== newest).map((file) => `${file}: only the newest snapshot stays, remove it`),
  ];
};
