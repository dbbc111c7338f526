import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import type { ComponentType } from "react";
import type { MoveCallbacks, Moves } from "./moves/use-moves.ts";

export type SideTab = "history" | "answers" | "comments";
/** Overlays of the screen: documents drawer, worker drawer, or analysis history. */
export type DetailOverlay = "documents" | "worker" | "analysis";
/** Callbacks and state that the parts of the screen share. */
export type DetailControls = {
  readonly moves: Moves;
  readonly openTab: (tab: SideTab) => void;
  readonly openOverlay: (overlay: DetailOverlay) => void;
};
type Part = ComponentType<{ readonly pendency: Pendency; readonly controls: DetailControls }>;

/** Components that other features add to the screen, and their callbacks. */
export type DetailParts = MoveCallbacks & {
  /** Next to the back link. */
  readonly Navigation?: Part;
  /** Above the columns. */
  readonly Above?: Part;
  /** The document viewer. */
  readonly Documents?: Part;
  /** The documents section with the documents drawer. */
  readonly Files?: Part;
  /** The checklist: next to the documents if the user may answer, otherwise in the answers tab. */
  readonly Questions?: Part;
  /** Above the history, for a move that is not submitted yet. */
  readonly AboveHistory?: Part;
  readonly Comments?: Part;
  readonly Overlays?: ComponentType<{ readonly pendency: Pendency; readonly overlay: DetailOverlay | null; readonly onClose: () => void }>;
};
