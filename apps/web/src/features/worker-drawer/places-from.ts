import type { WorkerProject } from "@emdia/contract/workers/record.ts";

/** The worker's projects, the document's project first. That one is listed even if its link has ended. */
export const placesFrom = (projects: readonly WorkerProject[], projectId: number): readonly WorkerProject[] => {
  const here = projects.filter(({ id }) => id === projectId);
  const current = here.find(({ isOpen }) => isOpen) ?? here[0];
  return [...(current ? [current] : []), ...projects.filter(({ id, isOpen }) => isOpen && id !== projectId)];
};
