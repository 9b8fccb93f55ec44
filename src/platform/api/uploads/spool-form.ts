import { createHash } from 'node:crypto';
import { createWriteStream, openAsBlob } from 'node:fs';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { ReceivedFile } from './received-file.ts';

/** The form has more of something than its call takes. */
export class FormTooLarge extends Error {}

/** It is no form, or ends in the middle. */
export class FormBroken extends Error {}

/** No form of ours has more. What a person filled in beside the files comes as one field. */
const LIMITS = { files: 10, fields: 100, parts: 110, fieldNameSize: 200, fieldSize: 512 * 1024, headerPairs: 20 };

/** Lets bytes through until there are too many: what a request says of its own length is not asked. */
function counted(most: number): Transform {
  let taken = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      taken += chunk.length;
      if (taken > most) done(new FormTooLarge(`more than ${most} bytes`));
      else done(null, chunk);
    },
  });
}

interface Part {
  field: string;
  name: string;
  type: string;
}

async function spoolFile(content: Readable, path: string, { name, type }: Part): Promise<ReceivedFile> {
  const hash = createHash('sha256');
  const hashed = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  await pipeline(content, hashed, createWriteStream(path, { mode: 0o600 }));
  return new ReceivedFile(await openAsBlob(path, { type }), name, hash.digest('hex'));
}

const brokenBy = (error: unknown) =>
  error instanceof Error && 'errno' in error ? error : new FormBroken(String(error));

/** Fields and files of a form, read as they come; files go to `folder`. @throws FormTooLarge, FormBroken */
export async function spoolForm(
  body: Readable,
  { contentType, folder, most }: { contentType: string; folder: string; most: number },
): Promise<FormData> {
  const form = new FormData();
  const ended = new AbortController();
  const { promise: failed, reject } = Promise.withResolvers<never>();
  const files: Promise<void>[] = [];
  const refuse = (what: string) => () => reject(new FormTooLarge(what));
  const parser = openParser(contentType);
  parser.on('field', (name, value, _nameCut, cut) => (cut ? refuse('field')() : form.append(name, value)));
  parser.on('file', (field, content, name, _encoding, type) => {
    const kept = spoolFile(content, join(folder, String(files.length)), { field, name: name ?? '', type });
    files.push(kept.then((file) => form.append(field, file)).catch(reject));
  });
  for (const limit of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const) parser.on(limit, refuse(limit));
  parser.on('error', reject);
  const whole = pipeline(body, counted(most), parser, { signal: ended.signal }).then(() => Promise.all(files));
  try {
    await Promise.race([whole, failed]);
    return form;
  } catch (error) {
    ended.abort();
    await whole.catch(() => undefined);
    throw error instanceof FormTooLarge ? error : brokenBy(error);
  }
}

function openParser(contentType: string): BusboyInstance {
  try {
    return new Busboy({ headers: { 'content-type': contentType }, limits: LIMITS });
  } catch (error) {
    throw new FormBroken(String(error));
  }
}
