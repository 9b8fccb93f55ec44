import { z } from 'zod';
import { EMPTY_FILE } from './empty-file.ts';

const NO_FILE = '请选择文件';

interface FileLimit {
  /** Bytes. */
  most: number;
  tooLarge: string;
}

/** A file of a form; whoever takes it judges what it holds. */
export const handedFile = ({ most, tooLarge }: FileLimit) => z.file(NO_FILE).min(1, EMPTY_FILE).max(most, tooLarge);

/** A picture that is painted anew before it is kept. */
export const pictureFile = () => handedFile({ most: 700 * 1024, tooLarge: '图片过大，请控制在 700 KB 以内' });

/** A table of a thousand rows of half a kilobyte. */
export const tableFile = () =>
  handedFile({ most: 700 * 1024, tooLarge: '文件过大，请控制在 700 KB 以内，或拆成几个文件' });
