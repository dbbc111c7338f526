import type { SoughtPendencies } from "./pendency-ways.ts";

/** Whether somebody looks at single projects alone, wherever they look from. */
export const areSingleProjects = ({ places }: SoughtPendencies): boolean => places.every(({ projectIds }) => projectIds !== "all");
export const projectsOf = ({ places }: SoughtPendencies): readonly number[] =>
  places.flatMap(({ projectIds }) => (projectIds === "all" ? [] : projectIds));
/** From one project of so many, old and new ones alike: they are numbered as they came. */
export const oneOfSoMany = (every: number, sought: SoughtPendencies): SoughtPendencies => {
  const inTurn = projectsOf(sought).toSorted((one, other) => one - other);
  const some = new Set(inTurn.filter((_, at) => at % every === every >> 1));
  const places = sought.places.flatMap((place) => {
    const projectIds = place.projectIds === "all" ? [] : place.projectIds.filter((id) => some.has(id));
    return projectIds.length > 0 ? [{ ...place, projectIds }] : [];
  });
  return { ...sought, places };
};
