import { loadPicture } from '#platform/web/kits/crop/load-picture.ts';

/** Longest side in pixels: what the server keeps at most. */
const LONGEST_SIDE = 1600;
/** Characters of a data URL that the call takes. */
const MOST_CHARACTERS = 700 * 1024;
const QUALITIES = [0.85, 0.7, 0.5, 0.3];

/** A chosen picture as a small JPEG, without what the camera noted. Throws PictureProblem with words for the person. */
export async function shrinkPicture(file: Blob): Promise<string> {
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
    const tries = QUALITIES.map((quality) => () => canvas.toDataURL('image/jpeg', quality));
    for (const draw of tries) {
      const url = draw();
      if (url.length <= MOST_CHARACTERS) return url;
    }
    return canvas.toDataURL('image/jpeg', 0.1);
  } finally {
    bitmap.close();
  }
}
