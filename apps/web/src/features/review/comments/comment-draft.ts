import type { CommentKind } from "@emdia/contract/pendencies/vocabulary.ts";
import { watched } from "../../../shared/watched.ts";

export type CommentDraft = {
  readonly pendencyId: number;
  readonly kind: CommentKind | null;
  readonly text: string;
  /** Who is named, by id and name. */
  readonly mentions: readonly { readonly id: number; readonly name: string }[];
};

/** What is written outlives the tab that it is written in. */
export const commentDraft = watched<CommentDraft | null>(null);
export const emptyDraft = (pendencyId: number): CommentDraft => ({ pendencyId, kind: null, text: "", mentions: [] });
