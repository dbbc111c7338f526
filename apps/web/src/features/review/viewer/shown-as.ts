/** Pictures that every browser draws. */
const pictures: readonly string[] = ["image/png", "image/jpeg", "image/webp"];

/** How a file is shown in the page; what no browser draws is offered to be downloaded. */
export type ShownAs = "pdf" | "picture" | "download";
export const shownAs = (type: string): ShownAs => {
  if (type === "application/pdf") return "pdf";
  return pictures.includes(type) ? "picture" : "download";
};
