import {
  boxIn,
  type CropView,
  clampBox,
  clampView,
  type Point,
  panBy,
  type Size,
  tiltTo,
  turnBy,
  underBox,
  WHOLE,
  zoomTo,
} from './crop-geometry.ts';

export type CropAct =
  | { kind: 'stage'; size: Size }
  | { kind: 'pan'; by: Point }
  /** `factor` times the zoom of now, about a point of the stage (from its middle). */
  | { kind: 'zoom'; factor: number; focus?: Point }
  | { kind: 'tilt'; degrees: number }
  | { kind: 'turn'; quarters: 1 | -1 }
  /** A box drawn by hand; with a fixed aspect ratio the box stays as it is. */
  | { kind: 'box'; size: Size }
  | { kind: 'reset' };

export interface CropState {
  stage: Size | null;
  box: Size | null;
  view: CropView;
}

export const NOT_SHOWN: CropState = { stage: null, box: null, view: WHOLE };

/** State of one picture in the cropper. Without `aspect` the box starts as the whole picture and is drawn by hand. */
export function cropReducer(picture: Size, aspect: number | undefined) {
  const wholeBox = (stage: Size) => boxIn(stage, aspect ?? picture.width / picture.height);

  function place(state: CropState, stage: Size): CropState {
    const box = state.box && aspect === undefined ? clampBox(state.box, stage) : wholeBox(stage);
    return { stage, box, view: clampView(state.view, picture, box) };
  }

  function turn(state: CropState, stage: Size, box: Size, quarters: 1 | -1): CropState {
    const turnedBox = aspect === undefined ? boxIn(stage, box.height / box.width) : box;
    const view = turnBy(state.view, quarters, picture, turnedBox);
    return view === state.view ? state : { stage, box: turnedBox, view };
  }

  return (state: CropState, act: CropAct): CropState => {
    if (act.kind === 'stage') return place(state, act.size);
    const { stage, box, view } = state;
    if (!stage || !box) return state;
    switch (act.kind) {
      case 'pan':
        return { stage, box, view: panBy(view, act.by, picture, box) };
      case 'zoom':
        return { stage, box, view: zoomTo(view, view.zoom * act.factor, picture, box, act.focus) };
      case 'tilt':
        return { stage, box, view: tiltTo(view, act.degrees, picture, box) };
      case 'turn':
        return turn(state, stage, box, act.quarters);
      case 'box': {
        const drawn = aspect === undefined ? clampBox(act.size, stage) : box;
        return { stage, box: drawn, view: underBox(view, picture, box, drawn) };
      }
      case 'reset':
        return place(NOT_SHOWN, stage);
    }
  };
}
