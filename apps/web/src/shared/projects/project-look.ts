import type { ProjectRow } from "@emdia/contract/projects/routes.ts";

/** State of a project on screen. */
export type ProjectLook = "active" | "inactive" | "ended" | "draft";

export const projectLook = ({ state, isDraft, hasEnded }: Pick<ProjectRow, "state" | "isDraft" | "hasEnded">): ProjectLook => {
  if (isDraft) return "draft";
  return hasEnded ? "ended" : state;
};
