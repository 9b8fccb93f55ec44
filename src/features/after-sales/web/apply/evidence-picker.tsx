import type { AttachedFile } from '#business/attachments/contract/attachment-schemas.ts';
import { FilePicker } from '#platform/web/upload/file-picker.tsx';
import { useHandIn } from '#platform/web/upload/use-hand-in.ts';
import { MAX_CASE_FILES } from '../../contract/case-files.ts';
import { caseApi } from '../case-api.ts';
import { EVIDENCE_KINDS, mostBytesOf } from '../evidence-files.ts';
import type { Wish } from './wishes.ts';

type Props = { label: string; wish: Wish; onChange: (part: (wish: Wish) => Partial<Wish>) => void };

/** Pictures and films that show what is wrong with some units. */
export function EvidencePicker({ label, wish: { files }, onChange }: Props) {
  const { uploading, problem, handIn, stop } = useHandIn<AttachedFile>(caseApi.call.upload, mostBytesOf);
  const add = async (chosen: readonly File[]) => {
    onChange(() => ({ uploading: true }));
    await handIn(chosen, {
      room: MAX_CASE_FILES - files.length,
      tooMany: `最多 ${MAX_CASE_FILES} 个附件`,
      onKept: (file) => onChange((now) => ({ files: [...now.files, file] })),
    });
    onChange(() => ({ uploading: false }));
  };
  const remove = (id: string) => onChange((now) => ({ files: now.files.filter((file) => file.id !== id) }));
  const clear = () => onChange(() => ({ files: [] }));
  const picked = { files, busy: uploading !== null, uploading, stop, problem, add, remove, clear };
  return <FilePicker label={label} picked={picked} kinds={EVIDENCE_KINDS} />;
}
