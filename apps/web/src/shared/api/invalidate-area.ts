import type { QueryClient } from "@tanstack/react-query";

/**
 * What else tells of a change: a worker's totals and a project's conformity follow their pendencies, and whether somebody may work follows
 * restrictions, projects and documents.
 */
const following = {
  pendencies: ["workers", "projects"],
  workers: ["pendencies", "projects"],
  restrictions: ["workers", "pendencies"],
  projects: ["workers", "pendencies"],
} as const;
type Area = keyof typeof following;

/** What follows from a change is read again, and nobody waits for it. */
export const invalidateDependents = (client: QueryClient, area: Area): void => {
  for (const other of following[area]) void client.invalidateQueries({ queryKey: [other] });
};

/** Reads again what is known of an area, for which whoever changed it may wait, and what follows from it. */
export const invalidateArea = (client: QueryClient, area: Area): Promise<void> => {
  invalidateDependents(client, area);
  return client.invalidateQueries({ queryKey: [area] });
};
