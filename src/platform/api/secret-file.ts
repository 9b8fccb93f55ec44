import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** A secret cannot be read. `userMessage` is shown to the operator. */
export class SecretFileError extends Error {
  override readonly name = 'SecretFileError';
  readonly userMessage: string;

  constructor(userMessage: string, options?: ErrorOptions) {
    super(userMessage, options);
    this.userMessage = userMessage;
  }
}

const hasCode = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code;

/**
 * Reads a secret that somebody else put there.
 * A missing file is an error, never a reason to invent a secret: a forgotten mount would lock every user out.
 */
export const readSecret = async (file: string): Promise<string> => {
  try {
    const secret = (await readFile(file, 'utf8')).trim();
    if (secret.length >= 16) return secret;
  } catch (cause) {
    throw new SecretFileError(`无法读取密钥文件 ${file}，请检查它是否存在、当前用户是否可读。`, { cause });
  }
  throw new SecretFileError(`密钥文件 ${file} 的内容少于 16 个字符，请恢复原来的文件。`);
};

/** Written aside and linked into place: of two processes that start together one wins, and neither sees half a file. */
const createSecret = async (file: string): Promise<void> => {
  const aside = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(aside, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flush: true });
  try {
    await link(aside, file);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    await unlink(aside);
  }
};

/** Reads our own secret (32 random bytes, base64url, mode 600), making it when it does not exist yet. */
export const readOrCreateSecret = async (file: string): Promise<string> => {
  if (existsSync(file)) return readSecret(file);
  await mkdir(dirname(file), { recursive: true });
  await createSecret(file);
  return readSecret(file);
};
