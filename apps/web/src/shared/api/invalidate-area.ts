import type { QueryClient } from "@tanstack/react-query";

/**
 * Areas with data that depends on another area: pendencies change the totals of workers and the conformity of projects; restrictions,
 * projects and documents change whether a worker may work; results of a training class change documents and badges.
 */
const following = {
  pendencies: ["workers", "projects"],
  workers: ["pendencies", "projects"],
  restrictions: ["workers", "pendencies"],
  projects: ["workers", "pendencies"],
  trainings: ["workers", "pendencies", "projects"],
  "risk-schedule": [],
} as const;
type Area = keyof typeof following;

/** Invalidates the dependent areas in the background. */
export const invalidateDependents = (client: QueryClient, area: Area): void => {
  for (const other of following[area]) void client.invalidateQueries({ queryKey: [other] });
};

/** Invalidates an area and its dependents. The returned promise covers the area itself only. */
export const invalidateArea = (client: QueryClient, area: Area): Promise<void> => {
  invalidateDependents(client, area);
  return client.invalidateQueries({ queryKey: [area] });
};
