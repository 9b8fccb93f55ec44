import { setTimeout as pause } from 'node:timers/promises';
import { allPieces } from '#platform/api/tables/all-pieces.ts';
import { streamWorkbook } from '#platform/api/tables/write-workbook.ts';
import { machineBaseline } from './baseline.ts';
import { SHOP } from './demo-session.ts';
import { type BenchPerson, buildWorld } from './load/bench-companies.ts';
import { ms, tableOf } from './load/figures.ts';
import { hostileBooks } from './sheets/hostile-books.ts';
import { watchMemory } from './sheets/shop-memory.ts';

/**
 * Budget: a small workbook that unpacks to millions of things is refused within 2 s; ten of them at once, of one firm or
 * of ten, take no more than 256 MB besides what the shop had, readers included; and of 20 lists that other firms bring
 * meanwhile all come through. Wants DATA_DIR (or DATABASE_OWNER_URL) of the shop on PORT, started with WEB_PROCESSES=1.
 */
const REFUSED_MS = 2_000;
const MORE_MB = 256;
const HONEST = 20;
const AT_ONCE = 10;
const ROWS = 2_000;

const port = Number(new URL(SHOP).port);

interface Answer {
  status: number;
  ms: number;
  words: string;
  rows: number | null;
}

async function upload({ session }: BenchPerson, content: Uint8Array<ArrayBuffer>): Promise<Answer> {
  const form = new FormData();
  form.set('fileName', 'list.xlsx');
  form.set('file', new Blob([content]), 'list.xlsx');
  const began = performance.now();
  // The session by its header: a page's cookie would have to say whose page it is.
  const headers = { token: (session.cookie ?? '').replace('t=', '') };
  const response = await fetch(`${SHOP}/cart-center/bulk/upload`, { method: 'POST', headers, body: form });
  const { message, data } = (await response.json()) as { message: string; data: { rowCount?: number } | null };
  const rows = data?.rowCount ?? null;
  return { status: response.status, ms: performance.now() - began, words: message, rows };
}

async function honestList(): Promise<Uint8Array<ArrayBuffer>> {
  const rows = Array.from({ length: ROWS }, (_, at) => [
    `ITEM-${at}`,
    `内六角圆柱头螺钉 M${at % 30} 镀锌 第 ${at} 行`,
    at + 1,
  ]);
  const columns = ['产品编码', '名称', '数量'].map((title) => ({ title, width: 20 }));
  async function* batches() {
    yield [rows];
  }
  return new Uint8Array(Buffer.concat(await allPieces(streamWorkbook([{ name: '清单', columns }], batches()))));
}

const books = Object.entries(hostileBooks()).map(([name, book]) => [name, new Uint8Array(book)] as const);
const list = await honestList();
const bomb = books[0]?.[1] ?? list;
const { companies } = await buildWorld(AT_ONCE, ...Array.from({ length: AT_ONCE + HONEST }, () => 1));
const [one = [], ...others] = companies;
const ten = others.slice(0, AT_ONCE).flat();
const honest = others.slice(AT_ONCE).flat();
let kept = true;

process.stdout.write(`${machineBaseline()}\n`);
for (const person of [...ten, ...honest].slice(0, 3)) await upload(person, list);

const single: (string | number)[][] = [['one at a time', 'KB', 'ms', 'MB more', 'status', 'said']];
for (const [at, [name, book]] of books.entries()) {
  await pause(1_000);
  const person = ten[at % ten.length];
  if (!person) break;
  const { result, before, peak } = await watchMemory(port, () => upload(person, book));
  kept &&= result.ms <= REFUSED_MS && peak - before <= MORE_MB;
  const words = result.status === 200 ? `${result.rows} rows` : result.words;
  single.push([name, Math.round(book.length / 1024), ms(result.ms), peak - before, result.status, words]);
}
process.stdout.write(tableOf(single));

const crowd: (string | number)[][] = [['ten at once', 'refused', 'slowest ms', 'lists', 'slowest ms', 'MB more']];

async function storm(name: string, people: readonly BenchPerson[]): Promise<void> {
  await pause(2_000);
  const { result, before, peak } = await watchMemory(port, async () => {
    const bombs = people.map((person) => upload(person, bomb));
    await pause(50);
    const lists = honest.map((person) => upload(person, list));
    return { bombs: await Promise.all(bombs), lists: await Promise.all(lists) };
  });
  const through = result.lists.filter(({ status, rows }) => status === 200 && rows === ROWS);
  const refused = result.bombs.filter(({ status }) => status !== 200);
  const slowest = (answers: readonly Answer[]) => ms(Math.max(...answers.map((answer) => answer.ms)));
  const more = peak - before;
  kept &&= through.length === HONEST && more <= MORE_MB && refused.length === people.length;
  const counts = [`${refused.length} of ${people.length}`, slowest(result.bombs), `${through.length} of ${HONEST}`];
  crowd.push([name, ...counts, slowest(result.lists), more]);
  const said = new Set([...result.bombs, ...result.lists].map(({ status, words }) => `${status} ${words}`));
  process.stdout.write(`${name}: ${[...said].join('; ')}\n`);
}

await storm('nobody else', []);
await storm('of one firm', one.slice(0, AT_ONCE));
await storm('of ten firms', ten);
process.stdout.write(`${tableOf(crowd)}${machineBaseline()}\n`);
process.stdout.write(
  `${kept ? 'within' : 'OVER'} ${REFUSED_MS} ms for one, ${MORE_MB} MB for all, ${HONEST} of ${HONEST} lists\n`,
);
process.exit(kept ? 0 : 1);
