import { documentUpload } from "@emdia/contract/pendencies/document-upload.ts";

/** What can be told of a file before a byte of it is sent. */
export type Unfit = "empty" | "tooLarge" | "wrongType";
export type Chosen = { readonly name: string; readonly size: number; readonly type: string };
type Accepted = (typeof documentUpload.accepted)[number];

/** How files of each type end: browsers know no name for some of these types, and another one for others. */
const endings: { readonly [T in Accepted]: readonly string[] } = {
  "application/pdf": ["pdf"],
  "image/jpeg": ["jpg", "jpeg"],
  "image/png": ["png"],
  "image/webp": ["webp"],
  "image/tiff": ["tif", "tiff"],
  "image/heic": ["heic"],
  "image/heif": ["heif"],
  "application/x-cfb": ["doc", "xls", "ppt"],
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": ["docx"],
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": ["xlsx"],
  "application/vnd.openxmlformats-officedocument.presentationml.presentation": ["pptx"],
  "application/vnd.oasis.opendocument.text": ["odt"],
  "application/vnd.oasis.opendocument.spreadsheet": ["ods"],
};
const knownEndings: readonly string[] = Object.values(endings).flat();

/** What a browser offers when somebody chooses files. */
export const offered: string = [...documentUpload.accepted, ...knownEndings.map((ending) => `.${ending}`)].join(",");

const endingOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? "";
const isAccepted = (type: string): boolean => documentUpload.accepted.some((one) => one === type);

/** Whether it is plain already that a file would be refused. A name without an ending says nothing: its bytes decide, on the server. */
export const fileRejectionOf = ({ name, size, type }: Chosen): Unfit | null => {
  if (size === 0) return "empty";
  if (size > documentUpload.maxBytes) return "tooLarge";
  const ending = endingOf(name);
  const isUnknown = ending === "" && type === "";
  return isUnknown || isAccepted(type) || knownEndings.includes(ending) ? null : "wrongType";
};
