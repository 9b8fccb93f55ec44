import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { users } from '#features/access/api/access-tables.ts';
import { buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { fileOf, sendForm } from '#tests/factories/upload-file.ts';
import { startTestShop, type TestShop, testEnv } from '#tests/test-shop.ts';

const PROFILE = '/member-center/user/profile';

let shop: TestShop;
let person: TestMember;

beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  person = await buildMember(shop.db.owner);
});

const painted = (width = 400, height = 300) => sharp({ create: { width, height, channels: 3, background: '#c33' } });
const upload = (image: Buffer, member = person) =>
  sendForm(shop, `${PROFILE}/avatar/upload`, { files: { image: fileOf(image, '头像.png') } }, { token: member.token });
const fetchMedia = (path: string) => fetch(shop.url + path);
/** Where the test shop keeps the file behind an address. */
const storedAt = (address: string) => {
  const file = address.split('/').at(-1) ?? '';
  return readdir(join(testEnv.dataDir, 'avatars', file.slice(0, 2))).then((files) => files.includes(file));
};

it('keeps an avatar as a square without a trace of the original file', async () => {
  const withTraces = await painted()
    .withExif({ IFD0: { Copyright: 'SECRET-OWNER' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '31/1 18/1 0/1' } })
    .jpeg()
    .toBuffer();
  const script = Buffer.from('<script>alert(1)</script>');
  const { status, body } = await upload(Buffer.concat([withTraces, script]));
  expect(status).toBe(200);
  const { avatarUrl } = body.data;
  expect(avatarUrl).toMatch(/^\/media\/avatars\/[0-9a-f]{32}\.webp$/);

  const answer = await fetchMedia(avatarUrl);
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 });
  const { exif, xmp, iptc } = await sharp(bytes).metadata();
  expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
  for (const trace of ['SECRET-OWNER', 'script', 'GPS']) expect(bytes.includes(trace)).toBe(false);
});

it('stands upright as the camera held it', async () => {
  // Red on the left, blue on the right, and the note “turn by 90° clockwise”: red belongs on top.
  const halves = await painted(200, 100)
    .composite([{ input: await painted(100, 100).tint('#33c').png().toBuffer(), left: 100, top: 0 }])
    .withMetadata({ orientation: 6 })
    .png()
    .toBuffer();
  const { body } = await upload(halves);
  const shown = sharp(Buffer.from(await (await fetchMedia(body.data.avatarUrl)).arrayBuffer()));
  const { data, info } = await shown.raw().toBuffer({ resolveWithObject: true });
  const redAt = (x: number, y: number) => data[(y * info.width + x) * info.channels] ?? 0;
  expect(redAt(128, 20)).toBeGreaterThan(redAt(128, 236) + 60);
});

it('removes the old file when a new one takes its place, and the last one on request', async () => {
  const picture = await painted().png().toBuffer();
  const first = (await upload(picture)).body.data.avatarUrl;
  const second = (await upload(picture)).body.data.avatarUrl;
  expect(second).not.toBe(first);
  expect([await storedAt(first), await storedAt(second)]).toEqual([false, true]);
  expect((await fetchMedia(first)).status).toBe(404);

  const removed = await shop.post(`${PROFILE}/avatar/remove`, {}, { token: person.token });
  expect(removed.body.data.avatarUrl).toBeNull();
  expect(await storedAt(second)).toBe(false);
  expect((await shop.post(`${PROFILE}/avatar/remove`, {}, { token: person.token })).status).toBe(200);
});

it('ends with one file when several are sent at once', async () => {
  const picture = await painted().png().toBuffer();
  const answers = await Promise.all(Array.from({ length: 4 }, () => upload(picture)));
  const addresses = answers.map(({ body }) => body.data.avatarUrl as string);
  expect(new Set(addresses).size).toBe(4);
  const [row] = await shop.db.owner.select().from(users).where(eq(users.id, person.userId));
  const kept = await Promise.all(addresses.map(storedAt));
  expect(addresses.filter((_, at) => kept[at])).toEqual([row?.avatarUrl]);
});

it('changes nobody else’s avatar', async () => {
  const other = await buildMember(shop.db.owner, { firm: person });
  const mine = (await upload(await painted().webp().toBuffer())).body.data.avatarUrl;
  await shop.post(`${PROFILE}/avatar/remove`, {}, { token: other.token });
  expect((await fetchMedia(mine)).status).toBe(200);
  const read = await shop.post(`${PROFILE}/read`, {}, { token: other.token });
  expect(read.body.data.avatarUrl).toBeNull();
});

function pngChunk(type: string, data: Buffer): Buffer {
  const chunk = Buffer.alloc(12 + data.length);
  chunk.writeUInt32BE(data.length, 0);
  chunk.write(type, 4);
  data.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + data.length)), 8 + data.length);
  return chunk;
}

/** A PNG of a few bytes whose header claims any size. */
function pngClaiming(width: number, height: number): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const chunks = [
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(100))),
    pngChunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks]);
}

async function animatedPng(): Promise<Buffer> {
  const still = await painted(40, 40).png().toBuffer();
  const control = pngChunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]));
  // Behind the header: 8 bytes of signature and 25 of IHDR.
  return Buffer.concat([still.subarray(0, 33), control, still.subarray(33)]);
}

const twoFrames = () =>
  sharp(
    Buffer.from('R0lGODlhAQABAIAAAP8AAAAA/yH5BAAKAAAALAAAAAABAAEAAAICRAEAIfkEAAoAAAAsAAAAAAEAAQAAAgJMAQA7', 'base64'),
    { animated: true },
  );

it.each([
  ['html', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'AVATAR_KIND'],
  ['svg', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), 'AVATAR_KIND'],
  [
    'svg behind a byte order mark',
    () => Buffer.from('\ufeff<?xml version="1.0"?><svg width="9" height="9"/>'),
    'AVATAR_KIND',
  ],
  ['gif', () => painted(40, 40).gif().toBuffer(), 'AVATAR_KIND'],
  ['tiff', () => painted(40, 40).tiff().toBuffer(), 'AVATAR_KIND'],
  ['pdf', () => Buffer.from('%PDF-1.7\n1 0 obj'), 'AVATAR_KIND'],
  ['page behind a jpeg signature', () => Buffer.from('\xff\xd8\xff<html><script>', 'latin1'), 'AVATAR_UNREADABLE'],
  ['page behind a png signature', () => Buffer.from('\x89PNG\r\n\x1a\n<html>', 'latin1'), 'AVATAR_UNREADABLE'],
  ['cut jpeg', async () => (await painted().jpeg().toBuffer()).subarray(0, 700), 'AVATAR_UNREADABLE'],
  ['cut png', async () => (await painted().png().toBuffer()).subarray(0, 60), 'AVATAR_UNREADABLE'],
  ['signature alone', () => Buffer.from('\xff\xd8\xff', 'latin1'), 'AVATAR_UNREADABLE'],
  ['50,000 pixels a side by its header', () => pngClaiming(50_000, 50_000), 'AVATAR_DIMENSIONS'],
  ['one side too long', () => painted(4097, 20).png().toBuffer(), 'AVATAR_DIMENSIONS'],
  ['too small', () => painted(9, 40).png().toBuffer(), 'AVATAR_DIMENSIONS'],
  ['animated png', animatedPng, 'AVATAR_ANIMATED'],
  ['animated webp', () => twoFrames().resize(20, 20).webp().toBuffer(), 'AVATAR_ANIMATED'],
] as const)('refuses %s by what is inside, whatever it calls itself', async (_, make, error) => {
  const { status, body } = await upload(await make());
  expect({ status, error: body.error }).toEqual({ status: 422, error });
  expect(body.message).toMatch(/头像/);
  const read = await shop.post(`${PROFILE}/read`, {}, { token: person.token });
  expect(read.body.data.avatarUrl).toBeNull();
});

it.each([
  ['nothing', {}, {}],
  ['a data URL', { image: 'data:image/png;base64,AAAA' }, {}],
  ['a remote address', { image: 'http://169.254.169.254/latest/meta-data' }, {}],
  ['an empty file', {}, { image: fileOf('', '头像.png') }],
  ['more than 700 KB', {}, { image: fileOf(new Uint8Array(700 * 1024 + 1), '头像.png') }],
])('refuses %s and names the field', async (_, fields, files) => {
  const { status, body } = await sendForm(shop, `${PROFILE}/avatar/upload`, { fields, files }, { token: person.token });
  expect({ status, error: body.error }).toEqual({ status: 400, error: 'BAD_REQUEST' });
  expect(body.message).toContain('image');
});

it.each([
  '/media/avatars/../secrets/pepper',
  '/media/avatars/..%2fsecrets%2fpepper',
  '/media/avatars/%2e%2e%2f%2e%2e%2fpackage.json',
  '/media/avatars/..%5c..%5cpackage.json.webp',
  '/media/avatars/00000000000000000000000000000000.webp',
  '/media/avatars/00000000000000000000000000000000.webp%00',
  '/media/avatars/00000000000000000000000000000000.svg',
  '/media/avatars/.webp',
  '/media/avatars/%',
])('serves nothing at %s', async (path) => {
  const answer = await fetchMedia(path);
  // Addresses that leave the folder of avatars are pages like any other; none is a file.
  if (answer.status === 200) expect(await answer.text()).toBe('page');
  else expect(answer.status).toBeLessThan(500);
  expect(answer.headers.get('content-type')).not.toBe('image/webp');
});

// The server closes such a connection while the body still arrives, so no other test comes after it.
it('does not read more than a body may hold', async () => {
  const { status } = await upload(Buffer.alloc(1024 * 1024));
  expect(status).toBe(413);
});
