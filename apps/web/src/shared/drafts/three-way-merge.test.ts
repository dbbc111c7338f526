import { describe, expect, test } from "vitest";
import { conflictingFields, mergeDrafts, theirsAlone } from "./three-way-merge.ts";

const base = { name: "Britagem", scope: "Civil", dates: ["2026-01-01", "2026-12-31"] };

describe("three-way merge", () => {
  const mine = { ...base, name: "Britagem primária", scope: "Obra civil" };
  const theirs = { ...base, name: "Britagem 2", dates: ["2026-02-01", "2026-12-31"] };

  test("only groups that both users changed are in conflict", () => {
    expect(conflictingFields({ base, mine, theirs })).toEqual(["name"]);
    expect(theirsAlone({ base, mine, theirs })).toEqual(["dates"]);
  });

  test("a merge takes every change that only one side made", () => {
    expect(mergeDrafts({ base, mine, theirs }, { name: "mine" })).toEqual({
      name: "Britagem primária",
      scope: "Obra civil",
      dates: theirs.dates,
    });
    expect(mergeDrafts({ base, mine, theirs }, { name: "theirs" })).toEqual({
      name: "Britagem 2",
      scope: "Obra civil",
      dates: theirs.dates,
    });
  });

  test("equal changes of both users are no conflict", () => {
    expect(conflictingFields({ base, mine, theirs: mine })).toEqual([]);
  });
});
