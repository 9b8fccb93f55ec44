import type { FileKinds } from '#platform/web/upload/file-picker.tsx';

const MEGABYTE = 1024 * 1024;
const MOST_FILM_BYTES = 50 * MEGABYTE;

/** What shows that something is wrong; the server looks into each. */
export const EVIDENCE_KINDS: FileKinds = {
  accept: '.jpg,.jpeg,.png,.webp,.mp4,.mov,.webm,.pdf,.xlsx,.docx',
  hint: '图片、PDF、XLSX、DOCX 不超过 10 MB，视频（MP4、MOV、WebM）不超过 50 MB',
};

/** Films may be larger than other attachments. */
export const mostBytesOf = ({ name }: { name: string }): number | undefined =>
  /\.(?:mp4|mov|webm)$/i.test(name) ? MOST_FILM_BYTES : undefined;
