import { usePickedFiles } from '#platform/web/upload/use-picked-files.ts';
import { approvalApi } from './approval-api.ts';

/** As many as go with one word in the thread. */
const MOST_FILES = 5;

/** Files for what a person is about to say to a request. */
export const useRequestFiles = () => usePickedFiles(approvalApi.call.upload, MOST_FILES);
