import type { CommentKind } from "@emdia/contract/pendencies/vocabulary.ts";
import { openDrafts } from "../../../shared/drafts/open-drafts.ts";

export type CommentDraft = {
  readonly kind: CommentKind | null;
  readonly text: string;
  /** Who is named, by id and name. */
  readonly mentions: readonly { readonly id: number; readonly name: string }[];
};

/** By the id of the pendency: what is written outlives the tab of the panel, and the page. */
export const commentDrafts = openDrafts<CommentDraft>("pendency.comments");
export const emptyDraft: CommentDraft = { kind: null, text: "", mentions: [] };
