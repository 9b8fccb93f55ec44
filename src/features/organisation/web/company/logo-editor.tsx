import { useState } from 'react';
import { wordsOfRefusal } from '#platform/web/api-client.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { notify } from '#platform/web/feedback/notify.ts';
import { CropPreview } from '#platform/web/kits/crop/crop-preview.tsx';
import { ImageCropper } from '#platform/web/kits/crop/image-cropper.tsx';
import type { CropPicture } from '#platform/web/kits/crop/load-picture.ts';
import { PicturePick } from '#platform/web/kits/crop/picture-pick.tsx';
import { useCrop } from '#platform/web/kits/crop/use-crop.ts';
import { usePicture } from '#platform/web/kits/crop/use-picture.ts';
import type { Company } from '../../contract/company-contract.ts';
import { companyApi, useCompanyChange } from './company-queries.ts';
import styles from './logo-editor.module.css';

/** Logos are three times as wide as high: what fits the head of every page. */
const ASPECT = 3;
/** Longest side sent in pixels: more than is kept, far less than the limit of an upload. */
const SENT_SIDE = 960;

export type LogoEditorProps = {
  company: Company;
  /** A picture is on its way: the dialog must not close. */
  onBusy: (busy: boolean) => void;
  onClose: () => void;
};

function useLogoAct({ onBusy, onClose }: Pick<LogoEditorProps, 'onBusy' | 'onClose'>) {
  const show = useCompanyChange();
  const [running, setRunning] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const run = async (change: () => Promise<Company>, done: string) => {
    onBusy(true);
    setRunning(true);
    setRefusal(null);
    try {
      await show(change());
      notify.success(done);
      onClose();
    } catch (error) {
      setRefusal(wordsOfRefusal(error, '没有保存，请检查网络后重试'));
    } finally {
      setRunning(false);
      onBusy(false);
    }
  };
  return { running, refusal, run };
}

/** First a picture is chosen, then cropped, then sent. */
export default function LogoEditor({ company, onBusy, onClose }: LogoEditorProps) {
  const { picture, problem, loading, pick } = usePicture(ASPECT);
  const { running, refusal, run } = useLogoAct({ onBusy, onClose });
  if (picture) {
    const save = (image: string) => void run(() => companyApi.call.uploadLogo({ image }), '公司标志已更新');
    const step = { picture, pick, onClose, onSave: save, busy: running, problem: refusal ?? problem };
    return <CropStep key={picture.id} {...step} />;
  }
  return (
    <div className={styles.choose}>
      <PicturePick large busy={loading} problem={problem ?? refusal} onPick={pick} />
      {company.logoUrl && (
        <div className={styles.current}>
          <img src={company.logoUrl} alt="当前标志" width={120} height={40} />
          <span>当前标志</span>
          <Button
            kind="quiet"
            size="sm"
            busy={running}
            onClick={() => void run(() => companyApi.call.removeLogo({}), '公司标志已移除')}
          >
            移除标志
          </Button>
        </div>
      )}
    </div>
  );
}

type CropStepProps = {
  picture: CropPicture;
  problem: string | null;
  busy: boolean;
  pick: (file: Blob) => void;
  onSave: (image: string) => void;
  onClose: () => void;
};

function CropStep({ picture, problem, busy, pick, onSave, onClose }: CropStepProps) {
  const cropping = useCrop(picture, ASPECT);
  return (
    <div className={styles.crop}>
      <ImageCropper cropping={cropping} />
      <aside className={styles.side} aria-label="预览">
        <p className={styles.title}>页头中的样子</p>
        <CropPreview crop={cropping.crop} width={120} height={40} label="标志预览" />
        <PicturePick onPick={pick} problem={problem} />
      </aside>
      <div className={styles.acts}>
        <Button onClick={onClose} disabled={busy}>
          取消
        </Button>
        <Button
          kind="primary"
          busy={busy}
          onClick={() => onSave(cropping.toDataUrl({ limit: SENT_SIDE, quality: 0.92 }))}
        >
          保存标志
        </Button>
      </div>
    </div>
  );
}
