import type { PendencyDocument } from "@emdia/contract/pendencies/document.ts";

type File = Pick<PendencyDocument, "id" | "state" | "replaces" | "round" | "createdAt">;
const oldestFirst = (one: File, other: File): number => one.createdAt.localeCompare(other.createdAt) || one.id - other.id;

/** Current files first, then drafts. Past files are offered for comparison. */
export const sortFilesForReview = <F extends File>(
  files: readonly F[],
): { readonly open: readonly F[]; readonly earlier: readonly F[] } => {
  const of = (state: File["state"]) => files.filter((file) => file.state === state).toSorted(oldestFirst);
  const open = [...of("current"), ...of("draft")];
  const earlier = of("past").toReversed();
  // Without current files, the past ones are shown.
  return open.length === 0 ? { open: earlier, earlier: [] } : { open, earlier };
};

/** The initial file for the comparison: the one that this file replaced, or the latest past one. */
export const comparedWith = <F extends File>(file: File, earlier: readonly F[]): F | undefined =>
  earlier.find(({ id }) => id === file.replaces) ?? earlier[0];
