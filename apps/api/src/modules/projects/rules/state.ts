import type { ProjectState } from "@emdia/contract/projects/routes.ts";

/** How far the background work after a creation or an edit has come. */
export type PipelineState = "created" | "linking" | "linked";

const blocksEditing: { readonly [State in PipelineState]: boolean } = { created: true, linking: true, linked: false };

/** A project that is being updated cannot be edited until its links are made. */
export const isBlocked = (state: PipelineState): boolean => blocksEditing[state];

/** A removed project is kept for its history and shown to nobody. */
export const shownStates: readonly ProjectState[] = ["active", "inactive"];
