/** What a drawing shows. Two items with the same facts share one picture. */
export interface PictureFacts {
  kind: string;
  brand: string | null;
  model: string | null;
  /** Short texts of the key sizes, most telling first: `M8×30`, `32A`. */
  keySizes: readonly string[];
}

/** Views of an item: as it is, with dimension lines, turned, and packed. */
export const PICTURE_VIEWS = [0, 1, 2, 3] as const;
export type PictureView = (typeof PICTURE_VIEWS)[number];

/** What can be written: `none` also for thumbnails, whose text nobody could read. */
export type FontReach = 'chinese' | 'latin' | 'none';

/** Where pictures of items come from: who draws them is handed in, as the demo has drawings of its own. */
export interface PictureSource {
  /** Folder of pictures that were drawn before. */
  dir: string;
  /** An item as SVG. */
  draw: (facts: PictureFacts, view: PictureView, reach: FontReach) => string;
}
