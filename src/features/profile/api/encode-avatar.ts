import { refuse } from '#platform/api/refuse.ts';
import { encodePicture } from '#platform/api/stored-picture.ts';
import { avatarErrors } from '../contract/personal-contract.ts';

/** Side of a stored avatar in pixels. */
const AVATAR_SIDE = 256;

/** The avatar in a handed-in data URL, as it is kept. Throws the refusals of `avatarErrors`. */
export const encodeAvatar = (dataUrl: string): Promise<Buffer> =>
  encodePicture(dataUrl, { width: AVATAR_SIDE, height: AVATAR_SIDE }, (fault) =>
    refuse(avatarErrors, `AVATAR_${fault}`),
  );
