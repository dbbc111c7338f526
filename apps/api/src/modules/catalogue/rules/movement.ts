import type { Frequency, MovementKind } from "@emdia/contract/catalogue/vocabulary.ts";

/** A movement is required for the frequency `on_movement` and refused for every other. */
export const movementFits = (frequency: Frequency, movement: MovementKind | null | undefined): boolean =>
  (frequency === "on_movement") === (typeof movement === "string");
