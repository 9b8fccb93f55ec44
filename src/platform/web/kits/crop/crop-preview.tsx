import { useEffect, useRef } from 'react';
import { joinClasses } from '../../join-classes.ts';
import styles from './crop-preview.module.css';
import { type Crop, drawCrop } from './draw-crop.ts';

/** Specification 9: refresh of the preview, ms. */
const REFRESH_MS = 16;

type CropPreviewProps = {
  crop: Crop | null;
  /** Displayed size in px. */
  width: number;
  height: number;
  round?: boolean;
  label: string;
};

/** What the crop will look like, while it is still being made. */
export function CropPreview({ crop, width, height, round = false, label }: CropPreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const refresh = useRef<ReturnType<typeof createRefresh>>(undefined);
  useEffect(() => {
    refresh.current = createRefresh((wanted) => canvas.current && drawCrop(canvas.current, wanted));
    return () => refresh.current?.stop();
  }, []);
  useEffect(() => {
    if (crop) refresh.current?.show(crop);
  }, [crop]);
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={label}
      className={joinClasses(styles.preview, round && styles.round)}
      // Sharp on dense screens.
      width={width * 2}
      height={height * 2}
      style={{ width, height }}
    />
  );
}

/** Draws the latest crop with the next frame, and no two within the time of the specification. */
function createRefresh(draw: (crop: Crop) => void) {
  let latest: Crop | null = null;
  let frame = 0;
  let drawnAt = Number.NEGATIVE_INFINITY;
  const tick = (now: number) => {
    frame = 0;
    if (!latest) return;
    // Frames come a little early at times; half a millisecond must not cost a whole frame.
    if (now - drawnAt < REFRESH_MS - 0.5) {
      frame = requestAnimationFrame(tick);
      return;
    }
    drawnAt = now;
    draw(latest);
    latest = null;
  };
  return {
    show(crop: Crop) {
      latest = crop;
      if (!frame) frame = requestAnimationFrame(tick);
    },
    stop: () => cancelAnimationFrame(frame),
  };
}
