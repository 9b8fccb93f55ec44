import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';

/** Noto Sans SC; the package keeps one folder per weight. */
const FACES = {
  regular: '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
  bold: '@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf',
} as const;

/** A font as the library takes it, though its type knows names and bytes only. */
export type PaperFont = PDFKit.Mixins.PDFFontSource;
export type PaperFonts = Record<keyof typeof FACES, PaperFont>;

const find = createRequire(import.meta.url);

/** Where the fonts lie, for renderers that read them themselves. */
export const findPaperFonts = (): Record<keyof typeof FACES, string> => ({
  regular: find.resolve(FACES.regular),
  bold: find.resolve(FACES.bold),
});

let fonts: Promise<PaperFonts> | undefined;

/**
 * The font as a first, empty paper opened it: from bytes each paper would read the tables of 10 MB again, which took
 * 70 ms. Where the library keeps it elsewhere some day, papers go back to the bytes.
 */
async function openFont(path: string): Promise<PaperFont> {
  const bytes = await readFile(find.resolve(path));
  const empty: unknown = new PDFDocument({ font: bytes as unknown as string, autoFirstPage: false });
  const { font } = (empty as { _font?: { font?: { layout?: unknown } } })._font ?? {};
  return typeof font?.layout === 'function' ? (font as unknown as PaperFont) : bytes;
}

/** Both weights, opened with the first paper and kept. A paper carries only the characters it uses. */
export function readPaperFonts(): Promise<PaperFonts> {
  fonts ??= Promise.all([openFont(FACES.regular), openFont(FACES.bold)]).then(([regular, bold]) => ({ regular, bold }));
  return fonts;
}
