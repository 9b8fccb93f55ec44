import type { FileStore } from '#platform/api/file-store.ts';

/** A new avatar has a new address. Of people, so for their browsers only. */
const HEADERS = {
  'content-type': 'image/webp',
  'cache-control': 'private, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  // Opened by itself it may run and load nothing.
  'content-security-policy': "default-src 'none'; sandbox",
};

/** Answers `/media/avatars/{name}.webp`; whatever is not one of ours is 404. */
export async function answerAvatar(avatars: FileStore, file: string): Promise<Response> {
  const [, name = ''] = /^([0-9a-f]{32})\.webp$/.exec(file) ?? [];
  const content = await avatars.read(name);
  if (!content) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });
  return new Response(new Uint8Array(content), { headers: HEADERS });
}
