import { CropControls } from './crop-controls.tsx';
import { CropStage } from './crop-stage.tsx';
import type { Cropping } from './use-crop.ts';

/**
 * Image cropper of specification 1 and 9: pan, zoom, quarter turns and tilt. react-easy-crop takes what hands do (pointers,
 * two fingers, the wheel) and shows the picture; how far it may go is decided here, because the library leaves empty
 * corners when a picture is tilted (its issue 444) and knows no smallest crop.
 */
export function ImageCropper({ cropping, round = false }: { cropping: Cropping; round?: boolean }) {
  return (
    <div>
      <CropStage cropping={cropping} round={round} />
      <CropControls cropping={cropping} />
    </div>
  );
}
