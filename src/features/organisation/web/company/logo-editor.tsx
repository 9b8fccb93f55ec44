import { useState } from 'react';
import { wordsOfRefusal } from '#platform/web/api-client.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { notify } from '#platform/web/feedback/notify.ts';
import { CropPanel, PictureChoice } from '#platform/web/kits/crop/crop-panel.tsx';
import { CropPreview } from '#platform/web/kits/crop/crop-preview.tsx';
import { usePicture } from '#platform/web/kits/crop/use-picture.ts';
import type { Company } from '../../contract/company-contract.ts';
import { companyApi, useCompanyChange } from './company-queries.ts';

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
    return (
      <CropPanel
        key={picture.id}
        picture={picture}
        pick={pick}
        onClose={onClose}
        busy={running}
        problem={refusal ?? problem}
        aspect={ASPECT}
        previewTitle="页头中的样子"
        previews={(crop) => <CropPreview crop={crop} width={120} height={40} label="标志预览" />}
        cut={{ limit: SENT_SIDE, quality: 0.92 }}
        saveLabel="保存标志"
        onSave={(image) => void run(() => companyApi.call.uploadLogo({ image }), '公司标志已更新')}
      />
    );
  }
  const remove = () => void run(() => companyApi.call.removeLogo({}), '公司标志已移除');
  const current = company.logoUrl && (
    <>
      <img src={company.logoUrl} alt="当前标志" width={120} height={40} />
      <span>当前标志</span>
      <Button kind="quiet" size="sm" busy={running} onClick={remove}>
        移除标志
      </Button>
    </>
  );
  return <PictureChoice busy={loading} problem={problem ?? refusal} onPick={pick} current={current} />;
}
