import { type CSSProperties, useEffect, useId, useRef } from 'react';
import { joinClasses } from '../../join-classes.ts';
import { angleOf, scaleOf } from './crop-geometry.ts';
import { CropHandles } from './crop-handles.tsx';
import styles from './crop-stage.module.css';
import type { Crop } from './draw-crop.ts';
import type { CropPicture } from './load-picture.ts';
import type { Cropping } from './use-crop.ts';
import { useCropGestures } from './use-crop-gestures.ts';

/** Where the picture, drawn once at its own size, lies now; the origin is the middle of the stage. */
function placeOf({ picture, box, view }: Crop): CSSProperties {
  const shift = `translate(${-picture.width / 2 - view.at.x}px, ${-picture.height / 2 - view.at.y}px)`;
  return { transform: `rotate(${angleOf(view)}deg) scale(${scaleOf(view, picture, box)}) ${shift}` };
}

/** The picture under its box: drag, wheel, two fingers and keys move it. */
export function CropStage({ cropping, round }: { cropping: Cropping; round: boolean }) {
  const { picture, crop, act, freeBox } = cropping;
  const stage = useRef<HTMLDivElement>(null);
  const keys = useId();
  useCropGestures(stage, act);
  // It stands where the file was chosen a moment ago, so the focus goes on here.
  useEffect(() => stage.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const watch = new ResizeObserver(([entry]) => {
      if (!entry || entry.contentRect.width === 0) return;
      const { width, height } = entry.contentRect;
      act({ kind: 'stage', size: { width, height } });
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [act]);
  return (
    <>
      <div
        ref={stage}
        className={styles.stage}
        role="application"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it takes keys; the hook above listens
        tabIndex={0}
        aria-label="裁剪区域"
        aria-describedby={keys}
      >
        <PictureLayer picture={picture} style={crop ? placeOf(crop) : { visibility: 'hidden' }} />
        {crop && (
          <div className={joinClasses(styles.box, round && styles.round)} style={{ ...crop.box }}>
            <span className={styles.thirds} />
            {freeBox && <CropHandles box={crop.box} act={act} />}
          </div>
        )}
      </div>
      <p id={keys} className={styles.keys}>
        拖动图片调整位置，滚轮或双指缩放；键盘可用方向键移动、+ − 缩放、[ ] 旋转、0 还原。
      </p>
    </>
  );
}

function PictureLayer({ picture, style }: { picture: CropPicture; style: CSSProperties }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    canvas.current?.getContext('2d')?.drawImage(picture.bitmap, 0, 0);
  }, [picture]);
  return (
    <canvas
      ref={canvas}
      className={styles.picture}
      width={picture.width}
      height={picture.height}
      style={style}
      aria-hidden="true"
    />
  );
}
