import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import type { ComponentType } from "react";
import type { Hearers, Moves } from "./moves/use-moves.ts";

export type SideTab = "history" | "answers" | "comments";
/** What is laid over the screen when somebody asks for it: the documents, whose document it is, or how it came to be analysed as it is. */
export type Over = "documents" | "worker" | "analysis";
/** What the parts of the screen may do with the rest of it. */
export type Desk = { readonly moves: Moves; readonly openTab: (tab: SideTab) => void; readonly lay: (over: Over) => void };
type Part = ComponentType<{ readonly pendency: Pendency; readonly desk: Desk }>;

/** What other features bring to the screen of a pendency; each has a place of its own. */
export type DetailParts = Hearers & {
  /** Beside the way back to the list. */
  readonly Way?: Part;
  /** Read before everything else. */
  readonly Above?: Part;
  /** The documents themselves, to be looked at. */
  readonly Documents?: Part;
  /** What was sent and what will be: how many, and the way to them. */
  readonly Files?: Part;
  /** The questions: beside the documents while they may be answered, and behind their tab otherwise. */
  readonly Questions?: Part;
  /** Above the history, while something is being written down. */
  readonly AboveHistory?: Part;
  readonly Comments?: Part;
  readonly Laid?: ComponentType<{ readonly pendency: Pendency; readonly over: Over | null; readonly onClose: () => void }>;
};
