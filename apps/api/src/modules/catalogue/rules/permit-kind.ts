import type { PermitKind } from "@emdia/contract/catalogue/vocabulary.ts";

type Written = { readonly permit?: string | null | undefined; readonly permitKind?: PermitKind | undefined };

/** The kind of permit of a written activity: PT if it has the text of a permit and no kind. Absent for none, as in the platform's catalogue. */
export const chosenPermitKind = ({ permit = null, permitKind }: Written): { readonly permitKind?: Exclude<PermitKind, "none"> } => {
  const kind = permitKind ?? (permit === null ? "none" : "pt");
  return kind === "none" ? {} : { permitKind: kind };
};
