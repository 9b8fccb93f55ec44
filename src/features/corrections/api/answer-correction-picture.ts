import type { Caller } from '#platform/api/caller.ts';
import type { FileStore } from '#platform/api/file-store.ts';

const HEADERS = {
  'content-type': 'image/webp',
  'cache-control': 'private, max-age=86400, immutable',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
};

const GONE = () => new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });

export const correctionPictureHref = (name: string) => `/media/corrections/${name}.webp`;

/** Answers `/media/corrections/{name}.webp` to those who handle corrections; for everybody else it does not exist. */
export async function answerCorrectionPicture(
  pictures: FileStore,
  { identity, permissions }: Caller,
  file: string,
): Promise<Response> {
  const [, name = ''] = /^([0-9a-f]{32})\.webp$/.exec(file) ?? [];
  if (identity !== 'staff' || !permissions.has('DESK_CORRECTIONS')) return GONE();
  const content = await pictures.read(name);
  return content ? new Response(new Uint8Array(content), { headers: HEADERS }) : GONE();
}
