const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47];
const heicBrands = ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"];
/** Number of bytes at the start of a file that name its format. */
export const HEAD_BYTES = 12;

export type ImageKind = "drawable" | "heic" | "other";

const startsWith = (head: Uint8Array, signature: readonly number[]): boolean => signature.every((byte, at) => head[at] === byte);
const textAt = (head: Uint8Array, at: number): string => String.fromCharCode(...head.subarray(at, at + 4));

/** Detects an image by its bytes, because phones report no type or a wrong one for HEIC. Browsers draw JPEG, PNG and WebP. */
export const imageKindOf = (head: Uint8Array): ImageKind => {
  if (textAt(head, 4) === "ftyp") return heicBrands.includes(textAt(head, 8)) ? "heic" : "other";
  const isWebp = textAt(head, 0) === "RIFF" && textAt(head, 8) === "WEBP";
  return isWebp || startsWith(head, JPEG) || startsWith(head, PNG) ? "drawable" : "other";
};
