import type { PictureSource } from '#features/catalog/api/public.ts';

export interface ShareSettings {
  /** Public origin without a trailing slash: the only one a link, QR code or poster carries. */
  origin: string;
  /** Secret of the installation: links of orders are sealed with it, visitors told apart by it. */
  pepper: Buffer;
  pictures: PictureSource;
}
