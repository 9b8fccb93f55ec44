import { Button } from '#platform/web/controls/button.tsx';
import { notify } from '#platform/web/feedback/notify.ts';
import { CropPanel, PictureChoice } from '#platform/web/kits/crop/crop-panel.tsx';
import { CropPreview } from '#platform/web/kits/crop/crop-preview.tsx';
import { usePicture } from '#platform/web/kits/crop/use-picture.ts';
import type { PersonalProfile } from '../../contract/personal-contract.ts';
import { Avatar } from './avatar.tsx';
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

type Act = { kind: 'upload'; image: File } | { kind: 'remove' };

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
      <CropPanel
        key={picture.id}
        picture={picture}
        pick={pick}
        onClose={onClose}
        busy={running !== null}
        problem={refusal ?? problem}
        aspect={ASPECT}
        round
        previewTitle="预览"
        previews={(crop) => (
          <>
            <CropPreview crop={crop} width={128} height={128} round label="头像预览" />
            <CropPreview crop={crop} width={40} height={40} round label="小头像预览" />
          </>
        )}
        cut={{ limit: SENT_SIDE }}
        saveLabel="保存头像"
        onSave={(image) => run({ kind: 'upload', image })}
      />
    );
  }
  const { avatarUrl, nickName, realName } = profile;
  const current = avatarUrl && (
    <>
      <Avatar avatarUrl={avatarUrl} name={nickName ?? realName} size={48} />
      <span>当前头像</span>
      <Button kind="quiet" size="sm" busy={running === 'remove'} onClick={() => run({ kind: 'remove' })}>
        移除头像
      </Button>
    </>
  );
  return <PictureChoice busy={loading} problem={problem ?? refusal} onPick={pick} current={current} />;
}
