import { expect, test } from "vitest";
import { bandDays } from "./due-bands.ts";

test("bands begin where the previous one ends", () => {
  expect(bandDays("2026-03-10")).toEqual([
    { band: "expired", from: "0001-01-01", until: "2026-03-09" },
    { band: "day", from: "2026-03-10", until: "2026-03-11" },
    { band: "week", from: "2026-03-12", until: "2026-03-17" },
    { band: "month", from: "2026-03-18", until: "2026-04-09" },
    { band: "near", from: "2026-04-10", until: "9999-12-31" },
  ]);
});
