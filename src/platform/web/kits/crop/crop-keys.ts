import type { CropAct } from './crop-reducer.ts';

const PAN_STEP = 2;
const PAN_STEP_FAST = 20;
const ZOOM_STEP = 1.08;

/** What a key does; null for keys that are not the cropper's. The arrows move the picture, as the pointer does. */
export function actOfKey(key: string, fast: boolean): CropAct | null {
  const step = fast ? PAN_STEP_FAST : PAN_STEP;
  switch (key) {
    case 'ArrowLeft':
      return { kind: 'pan', by: { x: -step, y: 0 } };
    case 'ArrowRight':
      return { kind: 'pan', by: { x: step, y: 0 } };
    case 'ArrowUp':
      return { kind: 'pan', by: { x: 0, y: -step } };
    case 'ArrowDown':
      return { kind: 'pan', by: { x: 0, y: step } };
    case '+':
    case '=':
      return { kind: 'zoom', factor: ZOOM_STEP };
    case '-':
      return { kind: 'zoom', factor: 1 / ZOOM_STEP };
    case '[':
      return { kind: 'turn', quarters: -1 };
    case ']':
      return { kind: 'turn', quarters: 1 };
    case '0':
      return { kind: 'reset' };
    default:
      return null;
  }
}
