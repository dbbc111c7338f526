import { UPDATING_PANEL_PROJECTS_MAX } from "@emdia/contract/limits.ts";

export type Updating = { readonly project: string; readonly project_id: number; readonly projectIsBlocked: boolean };

/** The newest projects, up to the limit of the panel. */
export const shownProjects = (answered: readonly Updating[]): readonly Updating[] => answered.slice(0, UPDATING_PANEL_PROJECTS_MAX);

/** Projects that are no longer being linked; the browser forgets that it edited them (CD-078). */
export const linkedIds = (answered: readonly Updating[]): readonly number[] =>
  answered.filter(({ projectIsBlocked }) => !projectIsBlocked).map(({ project_id }) => project_id);

type Awaited = { readonly edited: readonly number[]; readonly before: readonly Updating[] };
/** Whether the linking of an awaited project ended: one edited in this browser, or one that was still blocked in the previous answer. */
export const hasEnded = (answered: readonly Updating[], { edited, before }: Awaited): boolean => {
  const awaited = new Set([...edited, ...before.filter(({ projectIsBlocked }) => projectIsBlocked).map(({ project_id }) => project_id)]);
  return linkedIds(answered).some((id) => awaited.has(id));
};
