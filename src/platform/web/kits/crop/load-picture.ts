import { EMPTY_FILE } from '#platform/shared/empty-file.ts';
import { SNIFFED_BYTES, sniffPicture } from '#platform/shared/sniff-picture.ts';
import { boxIn, isLargeEnough, loadedSize, MIN_CROP, type Size } from './crop-geometry.ts';

/** For the `accept` of a file field; what is inside decides in the end. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp';
export const MAX_PICTURE_BYTES = 10 * 1024 * 1024;

/** A picture ready to be cropped: upright, not larger than the cropper works on. Give it back with `bitmap.close()`. */
export interface CropPicture extends Size {
  bitmap: ImageBitmap;
  /** The file itself, for the stage: blob addresses are given back by who made them. */
  file: Blob;
}

/** Why a file is no picture to crop, in words for the person who chose it. */
export class PictureProblem extends Error {
  override readonly name = 'PictureProblem';
}

/** Opens a chosen file. Throws PictureProblem; `aspect` is the ratio the crop will have. */
export async function loadPicture(file: Blob, aspect?: number): Promise<CropPicture> {
  if (file.size === 0) throw new PictureProblem(EMPTY_FILE);
  if (file.size > MAX_PICTURE_BYTES) throw new PictureProblem('图片超过 10 MB，请选择小一些的图片');
  const head = new Uint8Array(await file.slice(0, SNIFFED_BYTES).arrayBuffer());
  if (!sniffPicture(head)) throw new PictureProblem('只支持 JPG、PNG、WebP 图片，请重新选择');
  const bitmap = await decode(file);
  const { width, height } = bitmap;
  if (!isLargeEnough(bitmap, boxIn({ width: 100, height: 100 }, aspect ?? width / height))) {
    bitmap.close();
    throw new PictureProblem(`图片太小，裁剪后不足 ${MIN_CROP}×${MIN_CROP} 像素，请选择大一些的图片`);
  }
  return { bitmap, file, width, height };
}

/** Decodes upright, as the camera noted it, and scales down what is larger than the cropper works on. */
async function decode(file: Blob): Promise<ImageBitmap> {
  const whole = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new PictureProblem('图片无法打开，可能已损坏或尺寸过大，请换一张');
  });
  const { width, height } = loadedSize(whole);
  if (width === whole.width && height === whole.height) return whole;
  try {
    return await createImageBitmap(whole, { resizeWidth: width, resizeHeight: height, resizeQuality: 'high' });
  } catch {
    throw new PictureProblem('图片尺寸过大，浏览器无法处理，请换一张');
  } finally {
    whole.close();
  }
}
