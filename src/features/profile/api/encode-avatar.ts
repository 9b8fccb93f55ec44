import { refuse } from '#platform/api/refuse.ts';
import { encodePicture } from '#platform/api/stored-picture.ts';
import { avatarErrors } from '../contract/personal-contract.ts';

/** Side of a stored avatar in pixels. */
const AVATAR_SIDE = 256;

/** A handed-in picture as an avatar is kept. Throws the refusals of `avatarErrors`. */
export const encodeAvatar = (picture: Blob): Promise<Buffer> =>
  encodePicture(picture, { width: AVATAR_SIDE, height: AVATAR_SIDE }, (fault) =>
    refuse(avatarErrors, `AVATAR_${fault}`),
  );
