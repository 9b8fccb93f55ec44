/** `none`: no scanner was asked; `waiting`: it has not answered; `refused`: it found something, and the file is gone. */
export const SCAN_STATES = ['none', 'waiting', 'clean', 'refused'] as const;
export type ScanState = (typeof SCAN_STATES)[number];

export const ATTACHMENT_WAITS = '正在安全检查';
export const ATTACHMENT_REMOVED = '未通过安全检查，已删除';

const NOTES: Readonly<Record<string, string>> = { waiting: ATTACHMENT_WAITS, refused: ATTACHMENT_REMOVED };

/** What is said instead of handing a file out; null where it can be had. */
export const scanNote = (scan: ScanState): string | null => NOTES[scan] ?? null;
