import { QueryClient } from "@tanstack/react-query";
import { describe, expect, test } from "vitest";
import { invalidateArea, invalidateDependents } from "./invalidate-area.ts";

const areas = ["pendencies", "workers", "projects", "restrictions", "trainings", "account"] as const;
const holding = () => {
  const client = new QueryClient();
  for (const area of areas) client.setQueryData([area, "list"], []);
  return { client, stale: () => areas.filter((area) => client.getQueryState([area, "list"])?.isInvalidated) };
};

describe("cache invalidation after a change", () => {
  test("invalidating pendencies also invalidates workers and projects", () => {
    const { client, stale } = holding();
    void invalidateArea(client, "pendencies");
    expect(stale()).toEqual(["pendencies", "workers", "projects"]);
  });

  test("invalidating workers also invalidates pendencies and projects", () => {
    const { client, stale } = holding();
    void invalidateArea(client, "workers");
    expect(stale()).toEqual(["pendencies", "workers", "projects"]);
  });

  test("invalidating restrictions also invalidates workers and pendencies", () => {
    const { client, stale } = holding();
    void invalidateArea(client, "restrictions");
    expect(stale()).toEqual(["pendencies", "workers", "restrictions"]);
  });

  test("invalidating projects also invalidates workers and pendencies", () => {
    const { client, stale } = holding();
    void invalidateArea(client, "projects");
    expect(stale()).toEqual(["pendencies", "workers", "projects"]);
  });

  test("invalidating trainings also invalidates workers, pendencies and projects", () => {
    const { client, stale } = holding();
    void invalidateArea(client, "trainings");
    expect(stale()).toEqual(["pendencies", "workers", "projects", "trainings"]);
  });

  test("invalidateDependents leaves the changed area itself valid", () => {
    const { client, stale } = holding();
    invalidateDependents(client, "projects");
    expect(stale()).toEqual(["pendencies", "workers"]);
  });
});
