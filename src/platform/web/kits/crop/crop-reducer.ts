import {
  boxIn,
  type CropView,
  clampView,
  type Point,
  panBy,
  type Size,
  tiltTo,
  turnBy,
  viewAt,
  WHOLE,
  zoomTo,
} from './crop-geometry.ts';

export type CropAct =
  | { kind: 'stage'; size: Size }
  | { kind: 'pan'; by: Point }
  /** Where a hand has pulled the picture: its middle from the middle of the stage, and screen pixels per picture pixel. */
  | { kind: 'place'; middle: Point; scale?: number }
  /** `factor` times the zoom of now. */
  | { kind: 'zoom'; factor: number }
  | { kind: 'tilt'; degrees: number }
  | { kind: 'turn'; quarters: 1 | -1 }
  | { kind: 'reset' };

export interface CropState {
  stage: Size | null;
  box: Size | null;
  view: CropView;
}

export const NOT_SHOWN: CropState = { stage: null, box: null, view: WHOLE };

/** State of one picture in the cropper. */
export function cropReducer(picture: Size, aspect: number) {
  function place(state: CropState, stage: Size): CropState {
    const box = boxIn(stage, aspect);
    return { stage, box, view: clampView(state.view, picture, box) };
  }

  function viewAfter(act: Exclude<CropAct, { kind: 'stage' | 'reset' }>, view: CropView, box: Size): CropView {
    switch (act.kind) {
      case 'pan':
        return panBy(view, act.by, picture, box);
      case 'place':
        return viewAt(view, act.middle, act.scale, picture, box);
      case 'zoom':
        return zoomTo(view, view.zoom * act.factor, picture, box);
      case 'tilt':
        return tiltTo(view, act.degrees, picture, box);
      case 'turn':
        return turnBy(view, act.quarters, picture, box);
    }
  }

  return (state: CropState, act: CropAct): CropState => {
    if (act.kind === 'stage') return place(state, act.size);
    const { stage, box, view } = state;
    if (!stage || !box) return state;
    return act.kind === 'reset' ? place(NOT_SHOWN, stage) : { stage, box, view: viewAfter(act, view, box) };
  };
}
