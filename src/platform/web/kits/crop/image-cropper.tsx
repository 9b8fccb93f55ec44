import { CropControls } from './crop-controls.tsx';
import { CropStage } from './crop-stage.tsx';
import type { Cropping } from './use-crop.ts';

/**
 * Image cropper of specification 1 and 9: pan, zoom, quarter turns and tilt, with or without a fixed aspect ratio.
 * Written here because the libraries leave the hard part to the page: react-easy-crop shows empty corners when the
 * picture is tilted (its issue 444) and knows no smallest crop, cropperjs 2 has no limits but those the page computes
 * in its events (its issue 981). Nothing here needs a style element, which our Content-Security-Policy would refuse.
 *
 * `const cropping = useCrop(await loadPicture(file, 1), 1)`, then `cropping.toDataUrl()` or `cropping.toBlob()`.
 */
export function ImageCropper({ cropping, round = false }: { cropping: Cropping; round?: boolean }) {
  return (
    <div>
      <CropStage cropping={cropping} round={round} />
      <CropControls cropping={cropping} />
    </div>
  );
}
