import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** Noto Sans SC; the package keeps one folder per weight. */
const FACES = {
  regular: '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
  bold: '@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf',
} as const;

export type PaperFonts = Record<keyof typeof FACES, Buffer>;

const find = createRequire(import.meta.url);
let fonts: Promise<PaperFonts> | undefined;

/** Both weights, 10 MB each, read with the first paper and kept. A paper carries only the characters it uses. */
export function readPaperFonts(): Promise<PaperFonts> {
  fonts ??= Promise.all([readFile(find.resolve(FACES.regular)), readFile(find.resolve(FACES.bold))]).then(
    ([regular, bold]) => ({ regular, bold }),
  );
  return fonts;
}
