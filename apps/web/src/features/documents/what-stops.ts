import { isUnderWay } from "../../shared/uploads/upload.ts";
import { type DateRule, lacksDates } from "./dates-draft.ts";
import type { DraftRow } from "./drawer-rows.ts";

/** What keeps drafts from being sent, as far as this page knows; everything else the server says. */
export type Stop = "photos" | "underWay" | "unsent" | "blocked" | "unsaved";

type Known = { readonly rule: DateRule; readonly unsaved: ReadonlySet<string>; readonly hasShots: boolean };

export const whatStops = (drafts: readonly DraftRow[], { rule, unsaved, hasShots }: Known): Stop | null => {
  if (hasShots) return "photos";
  const files = drafts.filter(({ document }) => document === null);
  if (files.some(({ upload }) => upload !== null && (isUnderWay(upload) || upload.state === "done"))) return "underWay";
  if (files.length > 0) return "unsent";
  if (drafts.some(({ document }) => document?.verdict === "infected")) return "blocked";
  const lacks = ({ key, document }: DraftRow) => document !== null && (unsaved.has(key) || lacksDates(document, rule));
  return drafts.some(lacks) ? "unsaved" : null;
};
