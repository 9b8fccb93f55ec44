/** What a scanner says of a file: the name of what it found, or null. It throws where it cannot say. */
export interface Scanner {
  scan(content: Uint8Array): Promise<{ found: string | null }>;
}

/** A file was handed in, and somebody is to look into it. */
export const SCAN_EFFECT = 'attachment.scan';
