export type FileKind = "pdf" | "image" | "text" | "sheet" | "slides" | "office" | "other";

const endings: readonly (readonly [ending: RegExp, kind: FileKind])[] = [
  [/^application\/pdf$/, "pdf"],
  [/^image\//, "image"],
  [/wordprocessingml|opendocument\.text/, "text"],
  [/spreadsheet/, "sheet"],
  [/presentation/, "slides"],
  [/x-cfb/, "office"],
];

/** The kind of a file by its media type. */
export const kindOf = (type: string): FileKind => endings.find(([ending]) => ending.test(type))?.[1] ?? "other";
