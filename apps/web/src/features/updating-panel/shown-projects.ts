import { UPDATING_PANEL_PROJECTS_MAX } from "@emdia/contract/limits.ts";

export type Updating = { readonly project: string; readonly project_id: number; readonly projectIsBlocked: boolean };

/** The last ones, and no more than there is room for. */
export const shownProjects = (answered: readonly Updating[]): readonly Updating[] => answered.slice(0, UPDATING_PANEL_PROJECTS_MAX);

/** Those whose linking is over: this browser need not remember them any longer (CD-078). */
export const linkedIds = (answered: readonly Updating[]): readonly number[] =>
  answered.filter(({ projectIsBlocked }) => !projectIsBlocked).map(({ project_id }) => project_id);

type Awaited = { readonly edited: readonly number[]; readonly before: readonly Updating[] };
/** Whether the linking of one that was waited for is over: saved in this browser, or still going on when it was asked before. */
export const hasEnded = (answered: readonly Updating[], { edited, before }: Awaited): boolean => {
  const awaited = new Set([...edited, ...before.filter(({ projectIsBlocked }) => projectIsBlocked).map(({ project_id }) => project_id)]);
  return linkedIds(answered).some((id) => awaited.has(id));
};
