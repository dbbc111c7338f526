/** Disk errors: full, read-only, missing or not permitted. The file itself is valid and may be sent again. */
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
