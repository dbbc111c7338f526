import { open } from "node:fs/promises";
import { fileTypeFromFile } from "file-type";

export const PDF_TYPE = "application/pdf";
export const COMPOUND_TYPE = "application/x-cfb";
export const UNKNOWN_TYPE = "application/octet-stream";
const TEXT_TYPE = "text/plain";
const SAMPLE_BYTES = 65_536;
const BELOW_SPACE = 0x20;
const LAYOUT = new Set([0x09, 0x0a, 0x0c, 0x0d]);

/** Text is a file without control characters, because CSV files come in any encoding. */
const looksLikeText = async (path: string): Promise<boolean> => {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(SAMPLE_BYTES), 0, SAMPLE_BYTES, 0);
    return bytesRead > 0 && buffer.subarray(0, bytesRead).every((byte) => byte >= BELOW_SPACE || LAYOUT.has(byte));
  } finally {
    await file.close();
  }
};

/** Detects the type from the bytes and ignores name and header. Markup and scripts are `text/plain`, so browsers never run them. */
export const sniffType = async (path: string): Promise<string> => {
  const known = await fileTypeFromFile(path);
  if (known) return known.mime;
  return (await looksLikeText(path)) ? TEXT_TYPE : UNKNOWN_TYPE;
};
