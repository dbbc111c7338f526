import type { DocumentKind } from "../../catalogue/vocabulary.ts";
import type { PendencyStatus } from "../vocabulary.ts";

/** What a status and a kind are called, on every screen and in every file. */
export type PendencyWords = {
  readonly status: { readonly [S in PendencyStatus]: string };
  readonly kind: { readonly [K in DocumentKind]: string };
};
