import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { type FileStore, isStoredName, newStoredName } from '../file-store.ts';

/** A bucket that speaks S3, and who may write to it. */
export interface Bucket {
  bucket: string;
  region: string;
  /** Of another provider than Amazon, or within the own house. */
  endpoint?: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Longer than this no call waits for its file. */
const TIMES = { connectionTimeout: 3_000, requestTimeout: 20_000 };

export const openBucket = ({ region, endpoint, accessKeyId, secretAccessKey }: Bucket): S3Client =>
  new S3Client({
    region,
    endpoint,
    credentials: { accessKeyId, secretAccessKey },
    // Houses that speak S3 seldom have a name for each bucket, and not all of them know the newer checksums.
    forcePathStyle: endpoint !== undefined,
    maxAttempts: 2,
    requestHandler: TIMES,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });

/** Files in a bucket, each kind below a folder of its own: any number of machines share them. */
export function createS3Store(client: S3Client, bucket: string, folder: string, extension: string): FileStore {
  const at = (name: string) => ({ Bucket: bucket, Key: `${folder}/${name.slice(0, 2)}/${name}.${extension}` });
  return {
    async write(content) {
      const name = newStoredName();
      const Body = content instanceof Blob ? new Uint8Array(await content.arrayBuffer()) : content;
      await client.send(new PutObjectCommand({ ...at(name), Body, ContentLength: Body.length }));
      return name;
    },
    async read(name) {
      if (!isStoredName(name)) return null;
      try {
        const { Body } = await client.send(new GetObjectCommand(at(name)));
        return Body ? Buffer.from(await Body.transformToByteArray()) : null;
      } catch (error) {
        if (error instanceof Error && error.name === 'NoSuchKey') return null;
        throw error;
      }
    },
    async remove(name) {
      if (isStoredName(name)) await client.send(new DeleteObjectCommand(at(name)));
    },
  };
}
