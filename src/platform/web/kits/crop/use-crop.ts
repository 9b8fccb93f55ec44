import { useMemo, useReducer } from 'react';
import { maxZoom } from './crop-geometry.ts';
import { type CropAct, cropReducer, NOT_SHOWN } from './crop-reducer.ts';
import { type Crop, type CropOutput, cropToBlob } from './draw-crop.ts';
import type { CropPicture } from './load-picture.ts';

export interface Cropping {
  picture: CropPicture;
  act: (act: CropAct) => void;
  /** Null until the stage has a size. */
  crop: Crop | null;
  maxZoom: number;
  toBlob(output?: CropOutput): Promise<Blob>;
}

/** Crop of one picture; mount anew for another. */
export function useCrop(picture: CropPicture, aspect: number): Cropping {
  const [state, act] = useReducer(
    useMemo(() => cropReducer(picture, aspect), [picture, aspect]),
    NOT_SHOWN,
  );
  const { box, view } = state;
  return useMemo(() => {
    const crop = box && { picture, box, view };
    const needed = () => {
      if (!crop) throw new Error('cropper is not shown');
      return crop;
    };
    return {
      picture,
      act,
      crop,
      maxZoom: box ? maxZoom(view, picture, box) : 1,
      toBlob: (output) => cropToBlob(needed(), output),
    };
  }, [picture, box, view]);
}
