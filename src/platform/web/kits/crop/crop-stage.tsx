import 'react-easy-crop/react-easy-crop.css';
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import Cropper from 'react-easy-crop';
import { angleOf, coverScale, middleOf, type Point, scaleOf } from './crop-geometry.ts';
import { actOfKey } from './crop-keys.ts';
import styles from './crop-stage.module.css';
import type { Crop } from './draw-crop.ts';
import type { Cropping } from './use-crop.ts';

/** The picture under its box: drag, wheel, two fingers and keys move it. */
export function CropStage({ cropping, round }: { cropping: Cropping; round: boolean }) {
  const stage = useRef<HTMLDivElement>(null);
  const keys = useId();
  useStageSize(stage, cropping.act);
  return (
    <>
      <div ref={stage} className={styles.stage}>
        {cropping.crop && <Hands cropping={cropping} crop={cropping.crop} round={round} keys={keys} />}
      </div>
      <p id={keys} className={styles.keys}>
        拖动图片调整位置，滚轮或双指缩放；键盘可用方向键移动、+ − 缩放、[ ] 旋转、0 还原。
      </p>
    </>
  );
}

function useStageSize(stage: RefObject<HTMLDivElement | null>, act: Cropping['act']): void {
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
  }, [stage, act]);
}

/** The file under an address of this page, for as long as it is shown. */
function useAddress(file: Blob): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}

type HandsProps = { cropping: Cropping; crop: Crop; round: boolean; keys: string };

/** What hands do, by the library; what comes of it is in `crop`. */
function Hands({ cropping: { act, maxZoom }, crop, round, keys }: HandsProps) {
  const { picture, box, view } = crop;
  const address = useAddress(picture.file);
  // The library zooms from the size it first shows the picture in.
  const [shownWidth, setShownWidth] = useState<number>();
  const unit = picture.width / (shownWidth ?? picture.width);
  // A zoom about a point is told as a place first and a zoom then; the place alone would be held to the edges of before.
  const pulled = useRef<Point>(undefined);
  const area = useRef<RefObject<HTMLDivElement | null>>(undefined);
  const shown = shownWidth !== undefined;
  // It stands where the file was chosen a moment ago, so the focus goes on here.
  useEffect(() => {
    if (shown) area.current?.current?.focus({ preventScroll: true });
  }, [shown]);
  const smallest = coverScale(picture, box, angleOf(view)) * unit;
  const press = (event: KeyboardEvent) => {
    const wanted = event.ctrlKey || event.metaKey || event.altKey ? null : actOfKey(event.key, event.shiftKey);
    if (!wanted) return;
    event.preventDefault();
    act(wanted);
  };
  return (
    <Cropper
      image={address}
      disableAutomaticStylesInjection
      crop={middleOf(view, picture, box)}
      zoom={scaleOf(view, picture, box) * unit}
      rotation={angleOf(view)}
      minZoom={smallest}
      maxZoom={smallest * maxZoom}
      zoomSpeed={smallest}
      cropSize={box}
      cropShape={round ? 'round' : 'rect'}
      showGrid={false}
      // Corners of a tilted picture would stay empty.
      restrictPosition={false}
      classes={{ containerClassName: styles.hands, cropAreaClassName: styles.box }}
      style={{ cropAreaStyle: { border: '1.5px solid #fff', color: 'rgb(16 24 34 / 58%)' } }}
      // Nothing before the file is read.
      setMediaSize={({ width }) => width > 0 && setShownWidth(width)}
      setCropperRef={(ref) => {
        area.current = ref;
      }}
      onCropChange={(middle) => {
        pulled.current = middle;
        act({ kind: 'place', middle });
      }}
      onZoomChange={(zoom) =>
        act({ kind: 'place', middle: pulled.current ?? middleOf(view, picture, box), scale: zoom / unit })
      }
      cropperProps={{
        role: 'application',
        'aria-label': '裁剪区域',
        'aria-describedby': keys,
        onKeyDown: press,
      }}
    />
  );
}
