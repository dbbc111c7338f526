// PDF document with the fonts of the product.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import PDFDocument from "pdfkit";

export type Pdf = PDFKit.PDFDocument;
export type PdfFont = "regular" | "bold";

const MM_PER_INCH = 25.4;
const POINTS_PER_INCH = 72;
/** Millimetres in points, the unit of the document. */
export const mm = (millimetres: number): number => (millimetres / MM_PER_INCH) * POINTS_PER_INCH;

const require = createRequire(import.meta.url);
const loadFonts = async (): Promise<{ readonly [F in PdfFont]: Buffer }> => ({
  regular: await readFile(require.resolve("@expo-google-fonts/hanken-grotesk/500Medium/HankenGrotesk_500Medium.ttf")),
  bold: await readFile(require.resolve("@expo-google-fonts/hanken-grotesk/700Bold/HankenGrotesk_700Bold.ttf")),
});
let loading: ReturnType<typeof loadFonts> | undefined;
const fonts = () => {
  loading ??= loadFonts();
  return loading;
};

type Options = {
  readonly title: string;
  readonly language: string;
  /** PDF/UA: the caller tags all content, or marks it as an artifact. Pages are written at the end, so that a footer knows their number. */
  readonly isTagged?: boolean;
};
// Typed as an object, because the types of the library lack PDF/UA.
const tagging: object = { pdfVersion: "1.7", tagged: true, displayTitle: true, subset: "PDF/UA", bufferPages: true };

/** An empty document. The caller adds pages, draws and calls `end`, while a reader consumes the stream. A tagged one needs `open-structure.ts`. */
export const openDocument = async ({ title, language, isTagged = false }: Options): Promise<Pdf> => {
  const files = await fonts();
  const pdf = new PDFDocument({
    autoFirstPage: false,
    margin: 0,
    lang: language,
    info: { Title: title, Producer: "Em Dia", Creator: "Em Dia" },
    ...(isTagged && tagging),
  });
  pdf.registerFont("regular", files.regular);
  pdf.registerFont("bold", files.bold);
  return pdf;
};

/** Lets other requests run between two parts of a long document. */
export const yieldToEventLoop = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
