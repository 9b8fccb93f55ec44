import type { KeyboardEvent, PointerEvent } from 'react';
import type { Size } from './crop-geometry.ts';
import type { CropAct } from './crop-reducer.ts';
import styles from './crop-stage.module.css';

const CORNERS = [
  { name: 'topLeft', x: -1, y: -1 },
  { name: 'topRight', x: 1, y: -1 },
  { name: 'bottomLeft', x: -1, y: 1 },
  { name: 'bottomRight', x: 1, y: 1 },
] as const;

const STEP = 2;
const STEP_FAST = 20;
const ARROWS: Readonly<Record<string, Size>> = {
  ArrowLeft: { width: -1, height: 0 },
  ArrowRight: { width: 1, height: 0 },
  ArrowUp: { width: 0, height: -1 },
  ArrowDown: { width: 0, height: 1 },
};

/** Corners of a box without a fixed aspect ratio. The box keeps its middle, so it grows on both sides at once. */
export function CropHandles({ box, act }: { box: Size; act: (act: CropAct) => void }) {
  const grow = (width: number, height: number) =>
    act({ kind: 'box', size: { width: box.width + width, height: box.height + height } });

  const drag = (event: PointerEvent<HTMLButtonElement>, corner: (typeof CORNERS)[number]) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    grow(2 * corner.x * event.movementX, 2 * corner.y * event.movementY);
  };
  const press = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    event.preventDefault();
    const step = event.shiftKey ? STEP_FAST : STEP;
    grow(arrow.width * step, arrow.height * step);
  };
  return CORNERS.map((corner) => (
    <button
      key={corner.name}
      type="button"
      className={styles.handle}
      style={{ left: corner.x < 0 ? 0 : '100%', top: corner.y < 0 ? 0 : '100%' }}
      // One of the four is enough for the keyboard.
      {...(corner.name === 'bottomRight'
        ? { 'aria-label': '裁剪框大小，用方向键调整', onKeyDown: press }
        : { 'aria-hidden': true, tabIndex: -1 })}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={(event) => drag(event, corner)}
    />
  ));
}
