import { extractText, getDocumentProxy } from "unpdf";

/** Text of all pages of a PDF. */
export const pdfText = async (bytes: Uint8Array): Promise<string> =>
  (await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })).text;
