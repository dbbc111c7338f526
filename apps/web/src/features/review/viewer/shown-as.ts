/** Pictures that every browser draws. */
const pictures: readonly string[] = ["image/png", "image/jpeg", "image/webp"];
/** What is taken apart here, and drawn page by page. */
const books: readonly string[] = ["application/pdf"];

/** How a file is shown in the page; what nobody draws here is offered to be downloaded. */
export type ShownAs = "book" | "picture" | "download";
export const shownAs = (type: string): ShownAs => {
  if (books.includes(type)) return "book";
  return pictures.includes(type) ? "picture" : "download";
};
