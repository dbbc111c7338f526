import { QueryClient } from "@tanstack/react-query";
import { describe, expect, test } from "vitest";
import { invalidateArea, invalidateDependents } from "./invalidate-area.ts";

const areas = ["pendencies", "workers", "projects", "restrictions", "account"] as const;
const holding = () => {
  const client = new QueryClient();
  for (const area of areas) client.setQueryData([area, "list"], []);
  return { client, stale: () => areas.filter((area) => client.getQueryState([area, "list"])?.isInvalidated) };
};

describe("what is read again after a change", () => {
  test("a pendency that was moved changes the totals of its worker and the conformity of its project", () => {
    const { client, stale } = holding();
    void invalidateArea(client, "pendencies");
    expect(stale()).toEqual(["pendencies", "workers", "projects"]);
  });

  test("a worker who leaves takes pendencies away and changes what projects tell", () => {
    const { client, stale } = holding();
    void invalidateArea(client, "workers");
    expect(stale()).toEqual(["pendencies", "workers", "projects"]);
  });

  test("a restriction changes whether the worker may work", () => {
    const { client, stale } = holding();
    void invalidateArea(client, "restrictions");
    expect(stale()).toEqual(["pendencies", "workers", "restrictions"]);
  });

  test("a project that was inactivated changes where its workers may work and what is asked of them", () => {
    const { client, stale } = holding();
    void invalidateArea(client, "projects");
    expect(stale()).toEqual(["pendencies", "workers", "projects"]);
  });

  test("whoever reads again the changed part in their own way has what follows read again all the same", () => {
    const { client, stale } = holding();
    invalidateDependents(client, "projects");
    expect(stale()).toEqual(["pendencies", "workers"]);
  });
});
