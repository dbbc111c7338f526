/** Full, read-only, away, or taken from us: the file itself has nothing to do with it, and may be sent again. */
const codes: ReadonlySet<string> = new Set([
  "ENOSPC",
  "EDQUOT",
  "EFBIG",
  "EROFS",
  "EACCES",
  "EPERM",
  "EIO",
  "ENOENT",
  "ENOTDIR",
  "EEXIST",
  "EMFILE",
  "ENFILE",
]);

export const isDiskFailure = (error: unknown): boolean =>
  error instanceof Error && "code" in error && typeof error.code === "string" && codes.has(error.code);
