import { useQueryClient } from '@tanstack/react-query';
import { UploadBox } from '#platform/web/upload/upload-box.tsx';
import { useUpload } from '#platform/web/upload/use-upload.ts';
import { MAX_BULK_BYTES } from '../../rules/bulk-limits.ts';
import { bulkListQuery } from '../bulk-queries.ts';
import { sendFile, TOO_LARGE } from './send-file.ts';

const LIMIT = { bytes: MAX_BULK_BYTES, tooLarge: TOO_LARGE };

/** Where a list of goods is handed in. */
export function ListUpload({ onUploaded }: { onUploaded: (listNo: string) => void }) {
  const queryClient = useQueryClient();
  const upload = useUpload(sendFile, LIMIT, (list) => {
    queryClient.setQueryData(bulkListQuery(list.listNo).queryKey, list);
    onUploaded(list.listNo);
  });
  return (
    <UploadBox
      {...upload}
      choose="选择文件"
      hint="或把文件拖到这里。支持 XLSX、CSV，最大 5 MB、5,000 行；编码和分隔符自动识别"
      accepted=".xlsx,.csv,.txt,.tsv"
    />
  );
}
