import { type RefObject, useEffect } from 'react';
import type { Point } from './crop-geometry.ts';
import type { CropAct } from './crop-reducer.ts';

const PAN_STEP = 2;
const PAN_STEP_FAST = 20;
const ZOOM_STEP = 1.08;
/** Pixels of the wheel for a zoom of e. */
const WHEEL_SPAN = 600;
const LINE_HEIGHT = 16;

type Fingers = Map<number, Point>;

const middleOf = ([a, b]: readonly Point[]): Point => ({
  x: ((a?.x ?? 0) + (b?.x ?? a?.x ?? 0)) / 2,
  y: ((a?.y ?? 0) + (b?.y ?? a?.y ?? 0)) / 2,
});
const spanOf = ([a, b]: readonly Point[]): number => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);

/** What moving one of the fingers does: the middle of them pulls the picture, their distance zooms it. */
export function actsOfFingers(before: readonly Point[], after: readonly Point[], centre: Point): CropAct[] {
  const [from, to] = [middleOf(before), middleOf(after)];
  const acts: CropAct[] = [{ kind: 'pan', by: { x: to.x - from.x, y: to.y - from.y } }];
  const [was, is] = [spanOf(before), spanOf(after)];
  if (was > 0 && is > 0) {
    acts.push({ kind: 'zoom', factor: is / was, focus: { x: to.x - centre.x, y: to.y - centre.y } });
  }
  return acts;
}

/** What a key does; null for keys that are not the cropper's. The arrows move the picture. */
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

/** Pointers, wheel and keys on the stage. */
export function useCropGestures(stage: RefObject<HTMLElement | null>, act: (act: CropAct) => void): void {
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    listenToPointers(element, act, signal);
    // Not passive: the page behind must not scroll along.
    element.addEventListener('wheel', (event) => zoomByWheel(element, event, act), { signal, passive: false });
    element.addEventListener(
      'keydown',
      (event) => {
        const wanted = event.ctrlKey || event.metaKey || event.altKey ? null : actOfKey(event.key, event.shiftKey);
        if (!wanted || event.target !== element) return;
        event.preventDefault();
        act(wanted);
      },
      { signal },
    );
    return () => listening.abort();
  }, [stage, act]);
}

const centreOf = (element: HTMLElement): Point => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

function zoomByWheel(element: HTMLElement, event: WheelEvent, act: (act: CropAct) => void): void {
  event.preventDefault();
  const pixels = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * LINE_HEIGHT;
  const centre = centreOf(element);
  const focus = { x: event.clientX - centre.x, y: event.clientY - centre.y };
  act({ kind: 'zoom', factor: Math.exp(-pixels / WHEEL_SPAN), focus });
}

function listenToPointers(element: HTMLElement, act: (act: CropAct) => void, signal: AbortSignal): void {
  const fingers: Fingers = new Map();
  const lift = (event: PointerEvent) => fingers.delete(event.pointerId);
  const put = (event: PointerEvent) => {
    // A third finger changes nothing, and a press on a handle is the handle's.
    if (event.button !== 0 || fingers.size === 2 || (event.target as Element).closest('button')) return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    element.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent) => {
    if (!fingers.has(event.pointerId)) return;
    const before = [...fingers.values()];
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    for (const wanted of actsOfFingers(before, [...fingers.values()], centreOf(element))) act(wanted);
  };
  element.addEventListener('pointerdown', put, { signal });
  element.addEventListener('pointermove', move, { signal });
  element.addEventListener('pointerup', lift, { signal });
  element.addEventListener('pointercancel', lift, { signal });
}
