import { documentUpload } from "@emdia/contract/pendencies/document-upload.ts";

/** Reasons to reject a file before the upload. */
export type Unfit = "empty" | "tooLarge" | "wrongType";
export type Chosen = { readonly name: string; readonly size: number; readonly type: string };
type Accepted = (typeof documentUpload.accepted)[number];

/** File extensions by type, because browsers report no type or a different one for some of them. */
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

/** `accept` value of the file chooser. */
export const offered: string = [...documentUpload.accepted, ...knownEndings.map((ending) => `.${ending}`)].join(",");

const endingOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? "";
const isAccepted = (type: string): boolean => documentUpload.accepted.some((one) => one === type);

/** Whether the server would certainly refuse the file. A name without an extension passes, because the server checks the bytes. */
export const fileRejectionOf = ({ name, size, type }: Chosen): Unfit | null => {
  if (size === 0) return "empty";
  if (size > documentUpload.maxBytes) return "tooLarge";
  const ending = endingOf(name);
  const isUnknown = ending === "" && type === "";
  return isUnknown || isAccepted(type) || knownEndings.includes(ending) ? null : "wrongType";
};
