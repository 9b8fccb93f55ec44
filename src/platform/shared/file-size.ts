/** 823 KB, 1.4 MB: how large a file is, for people. */
export function fileSizeText(bytes: number): string {
  return bytes < 1_048_576 ? `${Math.max(1, Math.round(bytes / 1_024))} KB` : `${(bytes / 1_048_576).toFixed(1)} MB`;
}
