import type { Standing } from "@emdia/contract/workers/standing.ts";
import { expect, test } from "vitest";
import { sharedReasons, standingTone } from "./standing-tone.ts";

type Project = Standing["projects"][number];
const project = (mayWork: boolean, reasons: Project["reasons"] = []): Project => ({
  id: 4,
  name: "Subestação",
  contractorId: 1,
  contractorName: "Serra Azul",
  mayWork,
  until: null,
  reasons,
});
const away: Project["reasons"][number] = {
  hindrance: "away",
  since: "2026-02-11",
  until: null,
  note: null,
  ofWorkerOnly: false,
  remedy: "movements",
  side: "provider",
  permission: "update_employee",
  canRemedy: true,
};

test("standingTone is good for all projects allowed, bad for none, else warn", () => {
  expect(standingTone({ projects: [] })).toEqual({ tone: "neutral", may: 0, total: 0 });
  expect(standingTone({ projects: [project(true)] }).tone).toBe("good");
  expect(standingTone({ projects: [project(false), project(true)] })).toEqual({ tone: "warn", may: 1, total: 2 });
  expect(standingTone({ projects: [project(false)] }).tone).toBe("bad");
});

test("sharedReasons returns the reasons that apply to every project", () => {
  const restricted = { ...away, hindrance: "restricted" as const, until: "2026-11-30" };
  expect(sharedReasons({ projects: [] })).toEqual([]);
  expect(sharedReasons({ projects: [project(false, [away, restricted]), project(false, [away])] })).toEqual([away]);
});
