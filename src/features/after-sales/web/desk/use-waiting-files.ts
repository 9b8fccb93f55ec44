import { useRef } from 'react';
import { newIdempotencyKey } from '#platform/web/api-client.ts';
import { usePickedFiles } from '#platform/web/upload/use-picked-files.ts';
import { MAX_SAID_BYTES, MAX_SAID_FILES } from '../../contract/case-files.ts';

/** Files that wait in the page and go to the shop with the words they belong to. */
export function useWaitingFiles() {
  const waiting = useRef(new Map<string, File>());
  const keep = ({ fileName, file }: { fileName: string; file: File }) => {
    const id = newIdempotencyKey();
    waiting.current.set(id, file);
    return Promise.resolve({ id, fileName, bytes: file.size });
  };
  const picked = usePickedFiles(keep, MAX_SAID_FILES, [], () => MAX_SAID_BYTES);
  const filesOf = (ids: readonly string[]): File[] => ids.flatMap((id) => waiting.current.get(id) ?? []);
  return { picked, filesOf };
}
