import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { writtenForm } from '#tests/factories/written-form.ts';
import { isForm, receiveForm } from './receive-form.ts';

const MB = 1024 * 1024;
const refused = (status: number) => new Response(null, { status });
const left = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('mro-upload-')).length;

const formOf = (...files: [string, Uint8Array<ArrayBuffer>][]) => {
  const form = new FormData();
  form.set('fileName', '图纸.pdf');
  for (const [name, content] of files) form.append(name, new File([content], '图纸.pdf', { type: 'application/pdf' }));
  return form;
};

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request('http://shop.test/upload', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);

async function postForm(form: FormData): Promise<Request> {
  const { body, headers } = await writtenForm(form);
  return post(body, headers);
}

/** `pieces` of a megabyte, counted as they are asked for; they never end a form. */
function endless(pieces: number) {
  const asked = { pieces: 0 };
  const head = `--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n`;
  const body = new ReadableStream<Uint8Array>(
    {
      start: (controller) => controller.enqueue(Buffer.from(head)),
      pull(controller) {
        asked.pieces += 1;
        if (asked.pieces > pieces) controller.close();
        else controller.enqueue(new Uint8Array(MB));
      },
    },
    { highWaterMark: 0 },
  );
  return { asked, body };
}
const STREAMED = { 'content-type': 'multipart/form-data; boundary=x' };

it('hands over fields and files that lie on disk, and leaves nothing behind', async () => {
  const before = await left();
  const content = new Uint8Array(3 * MB).fill(7);
  const answer = await receiveForm(await postForm(formOf(['file', content])), 4 * MB, {
    refused,
    work: async (request) => {
      expect(await left()).toBe(before + 1);
      const form = await request.formData();
      const file = form.get('file') as File;
      expect(file).toBeInstanceOf(File);
      expect([form.get('fileName'), file.name, file.type, file.size]).toEqual([
        ...['图纸.pdf', '图纸.pdf', 'application/pdf'],
        content.length,
      ]);
      expect(Buffer.compare(Buffer.from(await file.arrayBuffer()), content)).toBe(0);
      return Response.json(file);
    },
  });
  expect(await answer.json()).toMatchObject({ size: content.length, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(await left()).toBe(before);
});

it('tells two files of one size apart where a call is written down', async () => {
  const written = async (byte: number) => {
    const form = formOf(['file', new Uint8Array(9).fill(byte)]);
    const work = async (request: Request) => Response.json((await request.formData()).get('file'));
    return (await receiveForm(await postForm(form), MB, { refused, work })).text();
  };
  expect(await written(1)).not.toBe(await written(2));
});

it.each([
  ['says nothing of its length', {}],
  ['lies about its length', { 'content-length': '100' }],
])('cuts a body of 11 MB that %s', async (_, headers) => {
  const before = await left();
  const { asked, body } = endless(40);
  const work = () => Promise.reject(new Error('nothing to do'));
  const answer = await receiveForm(post(body, { ...STREAMED, ...headers }), 10 * MB, { refused, work });
  expect(answer.status).toBe(413);
  // Little more was asked of the sender than what told that it is too much.
  expect(asked.pieces).toBeLessThan(16);
  expect(await left()).toBe(before);
});

it.each([
  ['ends in the middle of a file', () => endless(1).body, STREAMED],
  ['has no boundary', () => 'x', { 'content-type': 'multipart/form-data' }],
  ['is no form', () => 'fileName=a', STREAMED],
])('refuses a body that %s', async (_, body, headers) => {
  const before = await left();
  const work = () => Promise.reject(new Error('nothing to do'));
  const answer = await receiveForm(post(body(), headers), 10 * MB, { refused, work });
  expect(answer.status).toBe(400);
  expect(await left()).toBe(before);
});

it('refuses more files than any call takes', async () => {
  const files = Array.from({ length: 11 }, (): [string, Uint8Array<ArrayBuffer>] => ['file', new Uint8Array(1)]);
  const work = () => Promise.reject(new Error('nothing to do'));
  expect((await receiveForm(await postForm(formOf(...files)), MB, { refused, work })).status).toBe(413);
});

it('clears up after work that fails', async () => {
  const before = await left();
  const work = () => Promise.reject(new Error('failed'));
  const request = await postForm(formOf(['file', new Uint8Array(1)]));
  await expect(receiveForm(request, MB, { refused, work })).rejects.toThrow('failed');
  expect(await left()).toBe(before);
});

it('knows a form by what it is called', () => {
  expect(isForm(post(formOf()).headers)).toBe(true);
  expect(isForm(post('{}', { 'content-type': 'application/json' }).headers)).toBe(false);
});
