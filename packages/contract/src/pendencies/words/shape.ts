import type { DocumentKind } from "../../catalogue/vocabulary.ts";
import type { PendencyStatus } from "../vocabulary.ts";

/** Labels of statuses and kinds, on screen and in files. */
export type PendencyWords = {
  readonly status: { readonly [S in PendencyStatus]: string };
  readonly kind: { readonly [K in DocumentKind]: string };
};
