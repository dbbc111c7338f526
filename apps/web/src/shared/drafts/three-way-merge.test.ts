import { describe, expect, test } from "vitest";
import { conflictingFields, mergeDrafts, theirsAlone } from "./three-way-merge.ts";

const base = { name: "Britagem", scope: "Civil", dates: ["2026-01-01", "2026-12-31"] };

describe("two people who change the same step", () => {
  const mine = { ...base, name: "Britagem primária", scope: "Obra civil" };
  const theirs = { ...base, name: "Britagem 2", dates: ["2026-02-01", "2026-12-31"] };

  test("choose only about what both of them changed", () => {
    expect(conflictingFields({ base, mine, theirs })).toEqual(["name"]);
    expect(theirsAlone({ base, mine, theirs })).toEqual(["dates"]);
  });

  test("lose nothing that only one of them changed, whatever they choose", () => {
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

  test("have nothing to choose when both wrote the same", () => {
    expect(conflictingFields({ base, mine, theirs: mine })).toEqual([]);
  });
});
