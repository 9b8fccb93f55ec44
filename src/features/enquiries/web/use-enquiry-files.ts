import type { PickedFile } from '#platform/web/upload/use-hand-in.ts';
import { usePickedFiles } from '#platform/web/upload/use-picked-files.ts';
import { enquiryApi } from './enquiry-api.ts';

/** Pictures and drawings of an enquiry; `first` are those a draft keeps. */
export const useEnquiryFiles = (most: number, first: readonly PickedFile[] = []) =>
  usePickedFiles(enquiryApi.call.upload, most, first);
