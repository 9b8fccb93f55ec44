import { useId } from 'react';
import { Button } from '../../controls/button.tsx';
import { IconButton } from '../../controls/icon-button.tsx';
import { createIcon } from '../../icons/create-icon.tsx';
import { MinusIcon, PlusIcon } from '../../icons/icons.tsx';
import styles from './crop-controls.module.css';
import type { Cropping } from './use-crop.ts';

const TurnLeftIcon = createIcon(<path d="M8 3.500 4.500 7 8 10.500M4.500 7H14a5.500 5.500 0 0 1 0 11H8" />);
const TurnRightIcon = createIcon(<path d="M16 3.500 19.500 7 16 10.500M19.500 7H10a5.500 5.500 0 0 0 0 11h6" />);

const ZOOM_STEPS = 100;
const BUTTON_STEP = 1.25;

/** Buttons and sliders for what the stage also does by hand. */
export function CropControls({ cropping: { crop, act, maxZoom } }: { cropping: Cropping }) {
  const { zoom, tilt } = crop?.view ?? { zoom: 1, tilt: 0 };
  // Even steps of the slider are even factors: half way is the root of the largest zoom.
  const range = Math.log(maxZoom);
  const shown = range > 0 ? Math.round((Math.log(zoom) / range) * ZOOM_STEPS) : 0;
  const zoomFromSlider = (value: number) => act({ kind: 'zoom', factor: maxZoom ** (value / ZOOM_STEPS) / zoom });
  return (
    <div className={styles.controls}>
      <div className={styles.line}>
        <IconButton label="缩小" icon={<MinusIcon />} onClick={() => act({ kind: 'zoom', factor: 1 / BUTTON_STEP })} />
        <Slider
          label="缩放"
          min={0}
          max={ZOOM_STEPS}
          value={shown}
          text={`${Math.round(zoom * 100)}%`}
          onChange={zoomFromSlider}
        />
        <IconButton label="放大" icon={<PlusIcon />} onClick={() => act({ kind: 'zoom', factor: BUTTON_STEP })} />
      </div>
      <div className={styles.line}>
        <IconButton label="向左旋转 90°" icon={<TurnLeftIcon />} onClick={() => act({ kind: 'turn', quarters: -1 })} />
        <Slider
          label="微调角度"
          min={-45}
          max={45}
          value={Math.round(tilt)}
          text={`${Math.round(tilt)}°`}
          onChange={(degrees) => act({ kind: 'tilt', degrees })}
        />
        <IconButton label="向右旋转 90°" icon={<TurnRightIcon />} onClick={() => act({ kind: 'turn', quarters: 1 })} />
      </div>
      <Button kind="quiet" size="sm" onClick={() => act({ kind: 'reset' })}>
        还原
      </Button>
    </div>
  );
}

type SliderProps = {
  label: string;
  min: number;
  max: number;
  value: number;
  /** The value as people say it. */
  text: string;
  onChange: (value: number) => void;
};

function Slider({ label, text, onChange, ...range }: SliderProps) {
  const id = useId();
  return (
    <span className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <input
        {...range}
        id={id}
        type="range"
        aria-valuetext={text}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      <output htmlFor={id}>{text}</output>
    </span>
  );
}
