import { UploadBox } from '#platform/web/upload/upload-box.tsx';
import { useUpload } from '#platform/web/upload/use-upload.ts';
import { MAX_UPLOAD_BYTES } from '../../rules/upload-limits.ts';
import { sendPieces } from './send-pieces.ts';

const LIMIT = { bytes: MAX_UPLOAD_BYTES, tooLarge: '文件最大 50 MB，可先压缩成 .gz 或拆成几个文件' };

/** Where a catalogue file is handed in. */
export function CatalogueUpload({ onUploaded }: { onUploaded: (runId: string) => void }) {
  const upload = useUpload(sendPieces, LIMIT, onUploaded);
  return (
    <UploadBox
      {...upload}
      choose="选择商品文件"
      hint="或拖到这里。CSV、XLSX、BMEcat 1.2 / 2005（可压缩为 .gz），最大 50 MB、10 万行"
      accepted=".csv,.txt,.tsv,.xlsx,.xml,.gz"
    />
  );
}
