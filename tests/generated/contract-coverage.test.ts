import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openRobotSender } from '#app/api/message-delivery.ts';
import { openAttachments } from '#app/api/open-attachments.ts';
import { openCarriers } from '#app/api/open-carriers.ts';
import { createPost } from '#app/api/open-messages.ts';
import { openPayments } from '#app/api/open-payments.ts';
import { createRouter } from '#app/api/router.ts';
import { contract } from '#app/contract.ts';
import { openCompanyRegistry } from '#features/accounts/api/public.ts';
import { createImportFiles } from '#features/catalog-import/api/public.ts';
import { createMonitor } from '#features/diagnostics/api/public.ts';
import { collectErrorCodes } from '#platform/api/api-handler.ts';
import { openDatabase } from '#platform/api/database.ts';
import { createFileStore } from '#platform/api/file-store.ts';
import { localStores } from '#platform/api/stores/open-file-stores.ts';
import { listEndpoints } from '#platform/shared/contract-list.ts';
import { drawPicture } from '#seed/pictures/draw-picture.ts';
import { testEnv } from '#tests/test-shop.ts';
import { generatedFiles } from '../../scripts/generated-files.ts';

const endpoints = listEndpoints(contract);
const specified = readFileSync('tests/spec/endpoints.tsv', 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'))
  .map(([service, method, path]) => `${method} ${service}${path}`);

describe('calls against the specification', () => {
  it('declares each path once', () => {
    const declared = endpoints.map(({ method, path }) => `${method} ${path}`);
    expect(declared.filter((call, index) => declared.indexOf(call) !== index)).toEqual([]);
  });

  it('invents no specified call', () => {
    const unknown = endpoints.filter(
      ({ method, path, meta }) => meta.specified && !specified.includes(`${method} ${path}`),
    );
    expect(unknown.map(({ name, path }) => `${name} ${path}`)).toEqual([]);
  });

  it('marks no specified call as our own', () => {
    const hidden = endpoints.filter(
      ({ method, path, meta }) => !meta.specified && specified.includes(`${method} ${path}`),
    );
    expect(hidden.map(({ name }) => name)).toEqual([]);
  });
});

describe('declarations', () => {
  it.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s refuses unknown fields by its schema',
    (_, endpoint) => {
      const schema = z.toJSONSchema(endpoint.inputSchema as z.ZodType, { io: 'input', unrepresentable: 'any' });
      for (const one of (schema.anyOf ?? [schema]) as (typeof schema)[]) {
        const object = one.type === 'array' ? (one.items as typeof one) : one;
        expect(object.additionalProperties).toBe(false);
      }
    },
  );

  it('creates nothing without a key and without a transaction', () => {
    const loose = endpoints.filter(({ meta }) => meta.idempotent && meta.transaction !== 'write');
    expect(loose.map(({ name }) => name)).toEqual([]);
  });

  it('gives every error one number', () => {
    expect(collectErrorCodes(contract).size).toBeGreaterThan(5);
  });

  it('has a handler for every call and no handler without a call', async () => {
    const database = openDatabase('postgres://nobody@127.0.0.1:1/none', { max: 1, shortcuts: true });
    const pepper = Buffer.alloc(32);
    const router = createRouter({
      database,
      loginDatabase: database,
      pepper,
      messages: createPost(pepper),
      robots: openRobotSender(testEnv),
      robotHosts: [],
      monitor: createMonitor(database),
      avatars: createFileStore(resolve(testEnv.dataDir, 'avatars'), 'webp'),
      pictures: { dir: resolve(testEnv.dataDir, 'pictures'), draw: drawPicture },
      logos: createFileStore(resolve(testEnv.dataDir, 'logos'), 'webp'),
      importFiles: createImportFiles(resolve(testEnv.dataDir, 'imports')),
      corrections: createFileStore(resolve(testEnv.dataDir, 'corrections'), 'webp'),
      attachments: openAttachments(testEnv, localStores(testEnv.dataDir)),
      transferFiles: createFileStore(resolve(testEnv.dataDir, 'transfers'), 'bin'),
      payments: await openPayments(testEnv, pepper, {}),
      carriers: await openCarriers(testEnv, {}, {}),
      companies: await openCompanyRegistry(testEnv),
      origin: testEnv.origin,
      personalSite: null,
      demo: false,
      site: testEnv,
    });
    const names = Object.entries(router).flatMap(([feature, calls]) =>
      Object.keys(calls).map((call) => `${feature}.${call}`),
    );
    expect(names.sort()).toEqual(endpoints.map(({ name }) => name).sort());
  });
});

describe('generated files', () => {
  it.each(generatedFiles(contract))('%s is what `npm run generate` writes', (file, fresh) => {
    expect(readFileSync(file, 'utf8')).toBe(fresh);
  });
});
