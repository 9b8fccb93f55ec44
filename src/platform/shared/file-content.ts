import { z } from 'zod';
import { EMPTY_FILE } from './empty-file.ts';

const NOT_WHOLE = '文件没有传完整，请重新选择文件';
const NO_PICTURE = '请选择 JPG、PNG 或 WebP 图片';

const ANY = /^data:[\w.+/-]{0,100};base64,[A-Za-z0-9+/]+={0,2}$/;
const PICTURE = /^data:image\/(?:jpeg|png|webp);base64,[A-Za-z0-9+/]+={0,2}$/;
/** How browsers write a file of 0 bytes: `data:` or `data:text/csv;base64,`. */
const NOTHING = /^data:[^,]{0,200},?$/;

interface ContentLimit {
  /** Characters of the data URL; three quarters of them are in the file. */
  most: number;
  tooLarge: string;
}

const contentLike = (pattern: RegExp, otherwise: string, { most, tooLarge }: ContentLimit) =>
  z
    .string()
    .max(most, tooLarge)
    .regex(pattern, { error: ({ input }) => (NOTHING.test(String(input)) ? EMPTY_FILE : otherwise) });

/** Content of a file as a data URL; whoever takes it judges what it holds. */
export const fileContent = (limit: ContentLimit) => contentLike(ANY, NOT_WHOLE, limit);

/** The same of a picture, to be painted anew. */
export const pictureContent = (limit: ContentLimit) => contentLike(PICTURE, NO_PICTURE, limit);

/** Content of a table: 1,000 rows of half a kilobyte. */
export const tableContent = () =>
  fileContent({ most: 960_000, tooLarge: '文件过大，请控制在 700 KB 以内，或拆成几个文件' });
