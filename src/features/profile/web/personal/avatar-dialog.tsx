import { ImageDialog } from '#platform/web/kits/crop/image-dialog.tsx';
import type { PersonalProfile } from '../../contract/personal-contract.ts';
import { Avatar } from './avatar.tsx';
import { personalApi, useProfileAct } from './personal-queries.ts';

/** Longest side sent in pixels: more than is kept, far less than the limit of an upload. */
const CUT = { limit: 400 };
const PREVIEWS = [
  { width: 128, height: 128, label: '头像预览' },
  { width: 40, height: 40, label: '小头像预览' },
];

type AvatarDialogProps = { open: boolean; profile: PersonalProfile; onClose: () => void };

export function AvatarDialog({ profile: { avatarUrl, nickName, realName }, ...props }: AvatarDialogProps) {
  const { mutateAsync: upload } = useProfileAct((image: File) => personalApi.call.uploadAvatar({ image }));
  const { mutateAsync: remove } = useProfileAct(() => personalApi.call.removeAvatar({}));
  return (
    <ImageDialog
      {...props}
      name="头像"
      aspect={1}
      round
      current={avatarUrl && <Avatar avatarUrl={avatarUrl} name={nickName ?? realName} size={48} />}
      previewTitle="预览"
      previews={PREVIEWS}
      cut={CUT}
      save={upload}
      remove={() => remove(undefined)}
    />
  );
}
