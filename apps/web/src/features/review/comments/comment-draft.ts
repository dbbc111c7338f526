import type { CommentKind } from "@emdia/contract/pendencies/vocabulary.ts";
import { openDrafts } from "../../../shared/drafts/open-drafts.ts";

export type CommentDraft = {
  readonly kind: CommentKind | null;
  readonly text: string;
  /** Mentioned users. */
  readonly mentions: readonly { readonly id: number; readonly name: string }[];
};

/** Draft comments by pendency id. They survive changing the tab and a reload. */
export const commentDrafts = openDrafts<CommentDraft>("pendency.comments");
export const emptyDraft: CommentDraft = { kind: null, text: "", mentions: [] };
