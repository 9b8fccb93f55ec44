import { resolve } from 'node:path';
import { type Env, EnvError } from '../env.ts';
import { createFileStore, type FileStore } from '../file-store.ts';
import { readSecret } from '../secret-file.ts';

/** Opens the store of one kind of file. */
export type OpenStore = (folder: string, extension: string) => FileStore;

export const localStores =
  (dataDir: string): OpenStore =>
  (folder, extension) =>
    createFileStore(resolve(dataDir, folder), extension);

/** In the key file: `name:secret`. */
async function readKey(file: string) {
  const [accessKeyId, secretAccessKey, ...more] = (await readSecret(file)).split(':');
  if (accessKeyId && secretAccessKey && more.length === 0) return { accessKeyId, secretAccessKey };
  throw new EnvError(`对象存储的密钥文件 ${file} 格式不对，应为一行“访问密钥:私有密钥”。`);
}

/** Where files handed in are kept: the folder of data, or a bucket where one is configured. */
export async function openFileStores({ dataDir, bucket }: Pick<Env, 'dataDir' | 'bucket'>): Promise<OpenStore> {
  if (!bucket) return localStores(dataDir);
  const key = await readKey(bucket.keyFile);
  // The client is large: who keeps files in a folder does not load it.
  const { createS3Store, openBucket } = await import('./s3-store.ts');
  const client = openBucket({ ...bucket, ...key });
  return (folder, extension) => createS3Store(client, bucket.bucket, folder, extension);
}
