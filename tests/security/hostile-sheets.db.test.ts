import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readerQueue } from '#platform/api/tables/reader-queue.ts';
import { buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { uploadBulkFile, xlsxOf } from '#tests/factories/bulk-file.ts';
import { oneSheet } from '#tests/factories/raw-workbook.ts';
import { readerProcesses, tellsOfProcesses } from '#tests/factories/reader-processes.ts';
import { writtenForm } from '#tests/factories/written-form.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';

let shop: TestShop;
let attackers: TestMember[];
let others: TestMember[];

const HONEST = 8;
const list = xlsxOf([['产品编码', '数量'], ...Array.from({ length: 500 }, (_, at) => [`ITEM-${at}`, at + 1])]);
const numbered = (count: number) => Array.from({ length: count }, (_, at) => `<si><t>${at}</t></si>`).join('');
const bomb = oneSheet('<row><c t="s"><v>0</v></c></row>', { strings: numbered(600_000) });

const upload = (member: TestMember, content: Buffer) => uploadBulkFile(shop, member.token, content);

/** Comes again while all readers are taken, as it was told to. */
async function uploadPatiently(member: TestMember, content: Buffer) {
  for (;;) {
    const answer = await upload(member, content);
    if (answer.status !== 503) return answer;
  }
}

beforeAll(async () => {
  shop = await startTestShop();
  attackers = await Promise.all(Array.from({ length: 4 }, () => buildMember(shop.db.owner)));
  others = await Promise.all(Array.from({ length: HONEST }, () => buildMember(shop.db.owner)));
});
afterAll(() => shop.stop());

const firmOf = (member: TestMember) => `firm ${member.firmId}`;

describe('workbooks that mean no good', () => {
  it('are refused in a sentence, and keep nobody else from reading theirs', async () => {
    const bombs = attackers.map((member) => uploadPatiently(member, bomb));
    await pause(20);
    const lists = await Promise.all(others.map((member) => upload(member, list)));
    expect(lists.map(({ status, body }) => [status, body.data?.rowCount])).toEqual(others.map(() => [200, 500]));
    for (const { status, body } of await Promise.all(bombs)) {
      expect([status, body.code, body.message]).toEqual([
        400,
        32200,
        // Which limit ends it first is the machine's business; that each holds has tests of its own.
        expect.stringMatching(/^这张表超过 500,000 个文本|秒内读不完工作簿/),
      ]);
    }
    if (tellsOfProcesses) expect(readerProcesses()).toEqual([]);
  });

  it('hold halves of signs and NUL in the codes of workbooks, and are read without them', async () => {
    const [member] = others;
    if (!member) throw new Error('nobody');
    const { status, body } = await upload(
      member,
      xlsxOf([
        ['产品编码_xD83D_', '数量'],
        ['A_x0000_1_xDE00_', 1],
      ]),
    );
    expect([status, body.data?.rowCount]).toEqual([200, 1]);
  });

  it.skipIf(!tellsOfProcesses)('are read no further when whoever brought them has gone', async () => {
    const [member] = attackers;
    const rows = Array.from({ length: 20_000 }, (_, at) => `<row>${`<c><v>${at}</v></c>`.repeat(45)}</row>`).join('');
    const form = new FormData();
    form.set('fileName', 'a.xlsx');
    form.set('file', new Blob([new Uint8Array(oneSheet(rows))]), 'a.xlsx');
    const gone = new AbortController();
    const { body, headers } = await writtenForm(form);
    const sent = fetch(`${shop.url}/cart-center/bulk/upload`, {
      method: 'POST',
      headers: { token: member?.token ?? '', ...headers },
      body,
      signal: gone.signal,
    });
    sent.catch(() => {});
    await expect.poll(() => readerProcesses().length, { timeout: 5_000, interval: 2 }).toBe(1);
    gone.abort();
    await expect.poll(() => readerProcesses().length, { timeout: 1_000, interval: 5 }).toBe(0);
  });
});

describe('files when others are being read', () => {
  /** Nobody is read while this runs. */
  async function whileFull(work: (release: () => void) => Promise<void>): Promise<void> {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const holding = readerQueue.run({ firm: 'holder' }, { memory: 256, bytes: 0 }, () => held);
    try {
      await work(release);
    } finally {
      release();
      await holding;
    }
  }

  it('wait for their turn', async () => {
    const [member] = others;
    if (!member) throw new Error('nobody');
    await whileFull(async (release) => {
      const sent = upload(member, list);
      await pause(100);
      release();
      expect((await sent).status).toBe(200);
    });
  });

  const waitOf = async (member: TestMember) => {
    const form = new FormData();
    form.set('fileName', 'a.xlsx');
    form.set('file', new Blob([new Uint8Array(list)]), 'a.xlsx');
    const { body, headers } = await writtenForm(form);
    const known = { token: member.token, ...headers };
    const response = await fetch(`${shop.url}/cart-center/bulk/upload`, { method: 'POST', headers: known, body });
    return [
      response.status,
      response.headers.get('retry-after'),
      ((await response.json()) as { message: string }).message,
    ];
  };

  it.each([
    [
      'ten of one firm',
      10,
      () => firmOf(others[0] as TestMember),
      [429, '5', '贵公司正在读取的文件太多，请等前面的读完再上传'],
    ],
    ['sixty of all', 60, (at: number) => `other ${at}`, [503, '5', '正在读取的文件太多，请稍后再上传']],
  ])('are refused for now behind %s', async (_, waiting, firm, refusal) => {
    await whileFull(async (release) => {
      const queued = Array.from({ length: waiting }, (__, at) =>
        readerQueue.run({ firm: firm(at) }, { memory: 1, bytes: 1 }, async () => {}),
      );
      expect(await waitOf(others[0] as TestMember)).toEqual(refusal);
      release();
      await Promise.all(queued);
    });
  });
});
