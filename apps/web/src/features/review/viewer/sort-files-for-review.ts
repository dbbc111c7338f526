import type { PendencyDocument } from "@emdia/contract/pendencies/document.ts";

type File = Pick<PendencyDocument, "id" | "state" | "replaces" | "round" | "createdAt">;
const oldestFirst = (one: File, other: File): number => one.createdAt.localeCompare(other.createdAt) || one.id - other.id;

/** What stands before the reviewer comes first, then what waits to be sent; what was replaced is kept to compare with. */
export const sortFilesForReview = <F extends File>(
  files: readonly F[],
): { readonly open: readonly F[]; readonly earlier: readonly F[] } => {
  const of = (state: File["state"]) => files.filter((file) => file.state === state).toSorted(oldestFirst);
  const open = [...of("current"), ...of("draft")];
  const earlier = of("past").toReversed();
  // Where nothing stands any more, what stood there last is still looked at.
  return open.length === 0 ? { open: earlier, earlier: [] } : { open, earlier };
};

/** What a file is compared with at first: the one whose place it took, or else the latest that was replaced. */
export const comparedWith = <F extends File>(file: File, earlier: readonly F[]): F | undefined =>
  earlier.find(({ id }) => id === file.replaces) ?? earlier[0];
