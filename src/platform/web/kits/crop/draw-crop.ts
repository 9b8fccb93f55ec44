import { angleOf, type CropView, cropSize, type Size, scaleOf } from './crop-geometry.ts';
import type { CropPicture } from './load-picture.ts';

/** What is cropped and how. */
export interface Crop {
  picture: CropPicture;
  box: Size;
  view: CropView;
}

export interface CropOutput {
  /** Specification 9: jpeg unless told. */
  type?: 'image/jpeg' | 'image/png' | 'image/webp';
  /** 0 to 1; specification 9: 1 unless told. */
  quality?: number;
  /** Longest side in pixels; without it the crop keeps the pixels of the picture. */
  limit?: number;
}

/** Paints the crop over the whole canvas. Jpeg knows no transparency, so what is transparent lies on white. */
export function drawCrop(canvas: HTMLCanvasElement, { picture, box, view }: Crop): void {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('canvas without 2d context');
  const { width, height } = canvas;
  const scale = scaleOf(view, picture, box);
  context.resetTransform();
  context.imageSmoothingQuality = 'high';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.translate(width / 2, height / 2);
  // Each side by itself: whole pixels of the canvas round the two differently.
  context.scale(width / box.width, height / box.height);
  context.rotate((angleOf(view) * Math.PI) / 180);
  context.scale(scale, scale);
  context.drawImage(picture.bitmap, -picture.width / 2 - view.at.x, -picture.height / 2 - view.at.y);
}

function paint(crop: Crop, limit?: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, cropSize(crop.view, crop.picture, crop.box, limit));
  drawCrop(canvas, crop);
  return canvas;
}

export function cropToBlob(crop: Crop, { type = 'image/jpeg', quality = 1, limit }: CropOutput = {}): Promise<Blob> {
  return new Promise((resolve, reject) => {
    paint(crop, limit).toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('canvas could not be written'))),
      type,
      quality,
    );
  });
}
