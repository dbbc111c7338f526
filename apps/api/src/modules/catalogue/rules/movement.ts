import type { Frequency, MovementKind } from "@emdia/contract/catalogue/vocabulary.ts";

/** A document asked for on a movement says on which, and no other names one. */
export const movementFits = (frequency: Frequency, movement: MovementKind | null | undefined): boolean =>
  (frequency === "on_movement") === (typeof movement === "string");
