import { UNKNOWN_TYPE } from "./sniff-type.ts";

/** A file with the name under which it was uploaded. */
export type DownloadFile = NamedFile & { readonly hash: string };
type NamedFile = { readonly name: string; readonly type: string };

/** Types that a browser shows without running code. All others are saved. */
const SAFE_INLINE: ReadonlySet<string> = new Set(["application/pdf", "image/png", "image/jpeg", "image/webp"]);
const NAME_MAX = 200;

/** Removes path separators, control characters and invisible formatting characters, which can disguise the file extension. */
export const plainName = (name: string): string =>
  name
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}]/gu, "")
    .replace(/[/\\]/g, "_")
    .trim()
    .slice(0, NAME_MAX)
    .toWellFormed() || "documento";

const percentEncoded = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);

const disposition = ({ name, type }: NamedFile): string => {
  const plain = plainName(name);
  const ascii = plain
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\x20-\x7e]|["%]/g, "_");
  return `${SAFE_INLINE.has(type) ? "inline" : "attachment"}; filename="${ascii}"; filename*=UTF-8''${percentEncoded(plain)}`;
};

export const downloadHeaders = (file: NamedFile) => ({
  "content-type": SAFE_INLINE.has(file.type) ? file.type : UNKNOWN_TYPE,
  "content-disposition": disposition(file),
  "x-content-type-options": "nosniff",
  "cache-control": "private, no-store",
});
