/** Image types that every browser can draw. */
const pictures: readonly string[] = ["image/png", "image/jpeg", "image/webp"];
const PDF = "application/pdf";
/** Types that are decoded here and drawn page by page. Few browsers can draw TIFF and HEIC. */
const books: readonly string[] = [PDF, "image/tiff", "image/heic", "image/heif"];

/** How a file is shown. Other types can only be downloaded. */
export type ShownAs = "book" | "picture" | "download";
export const shownAs = (type: string): ShownAs => {
  if (books.includes(type)) return "book";
  return pictures.includes(type) ? "picture" : "download";
};

/** Whether the browser can show the file in a tab. */
export const opensBeside = (type: string): boolean => type === PDF || pictures.includes(type);
