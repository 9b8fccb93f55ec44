import { readdir, readFile, writeFile } from 'node:fs/promises';
import type { CatalogFigures } from './catalog/catalog-budgets.ts';

/** `npm run bench -- catalog-chart`: what a search costs and the index weighs, from the results of `bench:catalog`. */
const RESULTS = 'bench/results';
const PICTURE = 'docs/pictures/catalog-scale.svg';
const BUDGET_MS = 40;

const names = (await readdir(RESULTS)).filter((name) => /^catalog-.+\.json$/.test(name));
const runs = (await Promise.all(names.map(async (name) => JSON.parse(await readFile(`${RESULTS}/${name}`, 'utf8')))))
  .map((run) => run as CatalogFigures)
  .filter(({ sizes }) => sizes.skus >= 100_000)
  .toSorted((a, b) => a.sizes.skus - b.sizes.skus);
if (runs.length < 2) throw new Error('a chart needs results of two sizes');

const [WIDTH, HEIGHT, LEFT, TOP, RIGHT, BOTTOM] = [720, 400, 64, 48, 656, 336];

/** The next round number, so that the axis ends above every value. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 2.5, 5, 10].find((step) => step * power >= value) ?? 10) * power;
}

const mostMs = roundUp(Math.max(BUDGET_MS, ...runs.map(({ search }) => search.p95)));
const mostGb = roundUp(Math.max(...runs.map(({ sizes }) => sizes.searchMb / 1024)));
const logs = runs.map(({ sizes }) => Math.log(sizes.skus));
const [first, last] = [logs[0] ?? 0, logs.at(-1) ?? 1];
const x = (skus: number) => Math.round(LEFT + 40 + ((Math.log(skus) - first) / (last - first)) * (RIGHT - LEFT - 80));
const y = (share: number) => Math.round(BOTTOM - share * (BOTTOM - TOP));

const text = (at: number, top: number, words: string, rest = '') =>
  `<text x="${at}" y="${top}" ${rest}>${words}</text>`;

function line(
  name: string,
  color: string,
  read: (run: CatalogFigures) => number,
  most: number,
  say: (value: number) => string,
  /** Of the words from their point; lines that meet have theirs on different sides. */
  offset = -9,
) {
  const points = runs.map((run) => ({ at: x(run.sizes.skus), top: y(read(run) / most), said: say(read(run)) }));
  const marks = points.map(
    ({ at, top, said }) =>
      `<circle cx="${at}" cy="${top}" r="4" fill="${color}"/>${text(at, top + offset, said, `fill="${color}" text-anchor="middle"`)}`,
  );
  const path = points.map(({ at, top }) => `${at},${top}`).join(' ');
  return {
    name,
    color,
    drawn: `<polyline points="${path}" fill="none" stroke="${color}" stroke-width="2"/>${marks.join('')}`,
  };
}

const lines = [
  line(
    'search p50',
    '#1768b3',
    ({ search }) => search.p50,
    mostMs,
    (ms) => `${ms} ms`,
  ),
  line(
    'search p95',
    '#c0392b',
    ({ search }) => search.p95,
    mostMs,
    (ms) => `${ms} ms`,
  ),
  line(
    'index',
    '#6b7785',
    ({ sizes }) => sizes.searchMb / 1024,
    mostGb,
    (gb) => `${gb.toFixed(1)} GB`,
    18,
  ),
];
const grid = [0, 0.25, 0.5, 0.75, 1].map((share) => {
  const top = y(share);
  return `<path d="M${LEFT} ${top}H${RIGHT}" stroke="#e3e7eb"/>${text(LEFT - 8, top + 4, `${share * mostMs} ms`, 'text-anchor="end"')}${text(RIGHT + 8, top + 4, `${Number((share * mostGb).toFixed(2))} GB`)}`;
});
const sizes = runs.map(({ sizes: { skus } }) =>
  text(x(skus), BOTTOM + 22, `${skus.toLocaleString('en')} SKUs`, 'text-anchor="middle"'),
);
const legend = lines.map(
  ({ name, color }, n) =>
    `<rect x="${LEFT + n * 120}" y="14" width="12" height="12" fill="${color}"/>${text(LEFT + 18 + n * 120, 24, name)}`,
);
const budget = `<path d="M${LEFT} ${y(BUDGET_MS / mostMs)}H${RIGHT}" stroke="#c0392b" stroke-dasharray="4 4"/>${text(RIGHT - 4, y(BUDGET_MS / mostMs) - 5, `budget of p95 at 1 million: ${BUDGET_MS} ms`, 'fill="#c0392b" text-anchor="end"')}`;
const machine = runs.map(({ baseline }) => baseline.hashesPerSecond).toSorted((a, b) => a - b);
const note = text(
  LEFT,
  HEIGHT - 14,
  `2 cores; ${machine[0]?.toLocaleString('en')} to ${machine.at(-1)?.toLocaleString('en')} SHA-256/s on one core while measuring`,
  'fill="#6b7785"',
);

await writeFile(
  PICTURE,
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12"><title>Cost of a search and size of its index by number of SKUs</title><rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>${[...grid, budget, ...lines.map(({ drawn }) => drawn), ...sizes, ...legend, note].join('')}</svg>\n`,
);
process.stdout.write(`${PICTURE}: ${runs.map(({ profile }) => profile).join(', ')}\n`);
