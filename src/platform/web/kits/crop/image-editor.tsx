import type { ReactNode } from 'react';
import { Button } from '../../controls/button.tsx';
import { CropPanel, PictureChoice } from './crop-panel.tsx';
import { CropPreview } from './crop-preview.tsx';
import type { CropOutput } from './draw-crop.ts';
import { useImageAct } from './use-image-act.ts';
import { usePicture } from './use-picture.ts';

export type ImageEditorProps = {
  /** What the picture is: 头像, 公司标志. */
  name: string;
  /** The same in a label: 标志. */
  shortName?: string;
  /** Width by height. */
  aspect: number;
  round?: boolean;
  /** The picture that is there now. */
  current: ReactNode;
  previewTitle: string;
  /** Sizes in which it will be seen. */
  previews: readonly { width: number; height: number; label: string }[];
  /** What is sent of the cut. */
  cut: CropOutput;
  save: (image: File) => Promise<unknown>;
  remove: () => Promise<unknown>;
  /** A picture is on its way: the dialog must not close. */
  onBusy: (busy: boolean) => void;
  onClose: () => void;
};

/** First a picture is chosen, then cropped, then sent. */
export default function ImageEditor({ name, shortName = name, current, ...props }: ImageEditorProps) {
  const { aspect, round, previewTitle, previews, cut, save, remove, onBusy, onClose } = props;
  const { picture, problem, loading, pick } = usePicture(aspect);
  const { running, refusal, run } = useImageAct({ onBusy, onClose });
  if (picture) {
    return (
      <CropPanel
        key={picture.id}
        picture={picture}
        pick={pick}
        onClose={onClose}
        busy={running}
        problem={refusal ?? problem}
        aspect={aspect}
        round={round}
        previewTitle={previewTitle}
        previews={(crop) => previews.map((one) => <CropPreview key={one.label} {...one} crop={crop} round={round} />)}
        cut={cut}
        saveLabel={`保存${shortName}`}
        onSave={(image) => void run(() => save(image), `${name}已更新`)}
      />
    );
  }
  const standing = current && (
    <>
      {current}
      <span>当前{shortName}</span>
      <Button kind="quiet" size="sm" busy={running} onClick={() => void run(remove, `${name}已移除`)}>
        移除{shortName}
      </Button>
    </>
  );
  return <PictureChoice busy={loading} problem={problem ?? refusal} onPick={pick} current={standing} />;
}
