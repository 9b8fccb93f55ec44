/** Widths in px in which pictures of the catalogue are stored. */
export const STORED_WIDTHS = [96, 320, 800] as const;
const STORED = /^(\/media\/sku\/.+?)(?:-(?:96|320|800))?\.webp$/;
const TIFF = /\.tiff?(?=$|[?#])/i;

export type PictureSource = { src: string; srcSet: string | undefined };

/**
 * What an `<img>` loads: TIFF, which no browser draws, becomes its .jpg twin (specification 8, image load failure);
 * a stored catalogue picture `/media/sku/NAME.webp` brings its variants `NAME-96.webp`, `-320` and `-800`.
 */
export function pictureSource(url: string): PictureSource {
  const src = url.replace(TIFF, '.jpg');
  const stored = STORED.exec(src);
  if (!stored) return { src, srcSet: undefined };
  const srcSet = STORED_WIDTHS.map((width) => `${stored[1]}-${width}.webp ${width}w`).join(', ');
  return { src: `${stored[1]}-${STORED_WIDTHS[2]}.webp`, srcSet };
}

export type PictureState = 'waiting' | 'first' | 'second' | 'failed';

/** Two attempts, the second without variants, then the placeholder (specification 9, lazy image). */
export function afterFailure(state: PictureState): PictureState {
  return state === 'first' ? 'second' : 'failed';
}
