import { type Hold, sendBlockerOf } from "../../../shared/uploads/hold.ts";
import { isSettled } from "../../../shared/uploads/upload.ts";
import { type DateRule, lacksDates } from "../dates/dates-draft.ts";
import type { DraftRow } from "../drawer-rows.ts";

/** The reason that blocks sending, as far as the client knows it. The server checks the rest. */
export type Stop = Hold | "blocked";

type Context = { readonly rule: DateRule; readonly unsaved: ReadonlySet<string>; readonly hasShots: boolean };

export const sendBlockerFor = (drafts: readonly DraftRow[], { rule, unsaved, hasShots }: Context): Stop | null => {
  const uploads = drafts.flatMap(({ upload, document }) => (document === null && upload !== null ? [upload] : []));
  const hold = sendBlockerOf({ uploads, hasShots, hasTypedDates: false });
  if (hold) return hold;
  // The upload has completed, but the list does not contain it yet.
  if (uploads.some(isSettled)) return "underWay";
  if (drafts.some(({ document }) => document?.verdict === "infected")) return "blocked";
  const lacks = ({ key, document }: DraftRow) => document !== null && (unsaved.has(key) || lacksDates(document, rule));
  return drafts.some(lacks) ? "unsaved" : null;
};
