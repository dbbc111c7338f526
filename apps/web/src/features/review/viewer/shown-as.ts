/** Pictures that every browser draws. */
const pictures: readonly string[] = ["image/png", "image/jpeg", "image/webp"];
const PDF = "application/pdf";
/** What is taken apart here, and drawn page by page: what scanners and phones send is a picture that few browsers draw by themselves. */
const books: readonly string[] = [PDF, "image/tiff", "image/heic", "image/heif"];

/** How a file is shown in the page; what nobody draws here is offered to be downloaded. */
export type ShownAs = "book" | "picture" | "download";
export const shownAs = (type: string): ShownAs => {
  if (books.includes(type)) return "book";
  return pictures.includes(type) ? "picture" : "download";
};

/** Whether a browser shows a file by itself, beside the page. */
export const opensBeside = (type: string): boolean => type === PDF || pictures.includes(type);
