import { loadPicture } from '#platform/web/kits/crop/load-picture.ts';

/** Longest side in pixels: what the server keeps at most. */
const LONGEST_SIDE = 1600;
/** Bytes of a picture that the call takes. */
const MOST_BYTES = 700 * 1024;
/** The last one fits whatever is painted. */
const QUALITIES = [0.85, 0.7, 0.5, 0.3, 0.1];

const asJpeg = (canvas: HTMLCanvasElement, quality: number): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('picture without content'))),
      'image/jpeg',
      quality,
    );
  });

/** A chosen picture as a small JPEG, without what the camera noted. Throws PictureProblem with words for the person. */
export async function shrinkPicture(file: File): Promise<File> {
  const { bitmap, width, height } = await loadPicture(file);
  try {
    const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('no canvas');
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    let jpeg: Blob | undefined;
    for (const quality of QUALITIES) {
      jpeg = await asJpeg(canvas, quality);
      if (jpeg.size <= MOST_BYTES) break;
    }
    return new File(jpeg ? [jpeg] : [], file.name, { type: 'image/jpeg' });
  } finally {
    bitmap.close();
  }
}
