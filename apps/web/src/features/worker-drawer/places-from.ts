import type { WorkerProject } from "@emdia/contract/workers/record.ts";

/** Where a worker works, the project of the document first: it is told even when the link to it is over. */
export const placesFrom = (projects: readonly WorkerProject[], projectId: number): readonly WorkerProject[] => {
  const here = projects.filter(({ id }) => id === projectId);
  const current = here.find(({ isOpen }) => isOpen) ?? here[0];
  return [...(current ? [current] : []), ...projects.filter(({ id, isOpen }) => isOpen && id !== projectId)];
};
