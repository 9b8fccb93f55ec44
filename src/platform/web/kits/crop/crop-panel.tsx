import type { ReactNode } from 'react';
import { Button } from '../../controls/button.tsx';
import styles from './crop-panel.module.css';
import { ImageCropper } from './image-cropper.tsx';
import type { CropPicture } from './load-picture.ts';
import { PicturePick } from './picture-pick.tsx';
import { type Cropping, useCrop } from './use-crop.ts';

type PictureChoiceProps = {
  busy: boolean;
  problem: string | null;
  onPick: (file: Blob) => void;
  /** The picture that is there now, and the way to be rid of it. */
  current: ReactNode;
};

/** First step: a picture is chosen. */
export function PictureChoice({ current, ...pick }: PictureChoiceProps) {
  return (
    <div className={styles.choose}>
      <PicturePick large {...pick} />
      {current && <div className={styles.current}>{current}</div>}
    </div>
  );
}

type CropPanelProps = {
  picture: CropPicture;
  aspect: number;
  round?: boolean;
  /** How the cut will look, under its title. */
  previewTitle: string;
  previews: (crop: Cropping['crop']) => ReactNode;
  /** What is sent of it. */
  cut: Parameters<Cropping['toBlob']>[0];
  problem: string | null;
  busy: boolean;
  saveLabel: string;
  pick: (file: Blob) => void;
  onSave: (image: File) => void;
  onClose: () => void;
};

/** Second step: it is cropped beside a preview, and sent. */
export function CropPanel({ picture, aspect, round, cut, busy, onSave, onClose, ...side }: CropPanelProps) {
  const cropping = useCrop(picture, aspect);
  const save = async () => {
    const cutOut = await cropping.toBlob(cut);
    onSave(new File([cutOut], 'picture', { type: cutOut.type }));
  };
  return (
    <div className={styles.crop}>
      <ImageCropper cropping={cropping} round={round} />
      <aside className={styles.side} aria-label="预览">
        <p className={styles.title}>{side.previewTitle}</p>
        {side.previews(cropping.crop)}
        <PicturePick onPick={side.pick} problem={side.problem} />
      </aside>
      <div className={styles.acts}>
        <Button onClick={onClose} disabled={busy}>
          取消
        </Button>
        <Button kind="primary" busy={busy} onClick={() => void save()}>
          {side.saveLabel}
        </Button>
      </div>
    </div>
  );
}
