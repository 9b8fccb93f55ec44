import { Button } from '#platform/web/controls/button.tsx';
import { notify } from '#platform/web/feedback/notify.ts';
import { CropPreview } from '#platform/web/kits/crop/crop-preview.tsx';
import { ImageCropper } from '#platform/web/kits/crop/image-cropper.tsx';
import type { CropPicture } from '#platform/web/kits/crop/load-picture.ts';
import { PicturePick } from '#platform/web/kits/crop/picture-pick.tsx';
import { useCrop } from '#platform/web/kits/crop/use-crop.ts';
import { usePicture } from '#platform/web/kits/crop/use-picture.ts';
import type { PersonalProfile } from '../../contract/personal-contract.ts';
import { Avatar } from './avatar.tsx';
import styles from './avatar-editor.module.css';
import { personalApi, useProfileAct } from './personal-queries.ts';
import { refusalWords } from './refusal-words.ts';

/** Avatars are square. */
const ASPECT = 1;
/** Longest side sent in pixels: more than is kept, far less than the limit of an upload. */
const SENT_SIDE = 400;

export type AvatarEditorProps = {
  profile: PersonalProfile;
  /** A picture is on its way: the dialog must not close. */
  onBusy: (busy: boolean) => void;
  onClose: () => void;
};

type Act = { kind: 'upload'; image: string } | { kind: 'remove' };

function useAvatarAct({ onBusy, onClose }: Pick<AvatarEditorProps, 'onBusy' | 'onClose'>) {
  const { mutate, isPending, variables, error } = useProfileAct((act: Act) =>
    act.kind === 'upload' ? personalApi.call.uploadAvatar({ image: act.image }) : personalApi.call.removeAvatar({}),
  );
  const run = (act: Act) => {
    onBusy(true);
    mutate(act, {
      onSuccess: () => {
        notify.success(act.kind === 'upload' ? '头像已更新' : '头像已移除');
        onClose();
      },
      onSettled: () => onBusy(false),
    });
  };
  return { run, running: isPending ? variables.kind : null, refusal: error && refusalWords(error) };
}

/** First a picture is chosen, then cropped, then sent. */
export default function AvatarEditor({ profile, onBusy, onClose }: AvatarEditorProps) {
  const { picture, problem, loading, pick } = usePicture(ASPECT);
  const { run, running, refusal } = useAvatarAct({ onBusy, onClose });
  if (picture) {
    return (
      <CropStep
        key={picture.id}
        picture={picture}
        {...{ problem: refusal ?? problem, busy: running !== null, pick, onClose }}
        onSave={(image) => run({ kind: 'upload', image })}
      />
    );
  }
  const { avatarUrl, nickName, realName } = profile;
  return (
    <div className={styles.choose}>
      <PicturePick large busy={loading} problem={problem ?? refusal} onPick={pick} />
      {avatarUrl && (
        <div className={styles.current}>
          <Avatar avatarUrl={avatarUrl} name={nickName ?? realName} size={48} />
          <span>当前头像</span>
          <Button kind="quiet" size="sm" busy={running === 'remove'} onClick={() => run({ kind: 'remove' })}>
            移除头像
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
      <ImageCropper cropping={cropping} round />
      <aside className={styles.side} aria-label="预览">
        <p className={styles.title}>预览</p>
        <CropPreview crop={cropping.crop} width={128} height={128} round label="头像预览" />
        <CropPreview crop={cropping.crop} width={40} height={40} round label="小头像预览" />
        <PicturePick onPick={pick} problem={problem} />
      </aside>
      <div className={styles.acts}>
        <Button onClick={onClose} disabled={busy}>
          取消
        </Button>
        <Button kind="primary" busy={busy} onClick={() => onSave(cropping.toDataUrl({ limit: SENT_SIDE }))}>
          保存头像
        </Button>
      </div>
    </div>
  );
}
