import type { AttachedFile } from '#business/attachments/contract/attachment-schemas.ts';
import { useHandIn } from '#platform/web/upload/use-hand-in.ts';
import { checkoutApi } from './checkout-api.ts';

/** Most files of one order; the shop holds to the same. */
export const MOST_FILES = 5;

/** Hands files in one after the other; what is refused is named with its reason, the others stay. */
export function useOrderFiles(files: readonly AttachedFile[], onChange: (files: AttachedFile[]) => void) {
  const { uploading, problem, handIn, stop } = useHandIn(checkoutApi.call.upload);
  const add = (chosen: readonly File[]) => {
    const kept = [...files];
    const room = MOST_FILES - files.length;
    const onKept = (file: AttachedFile) => {
      kept.push(file);
      onChange([...kept]);
    };
    return handIn(chosen, { room, tooMany: `最多 ${MOST_FILES} 个附件`, onKept });
  };
  return { uploading, problem, add, stop };
}
