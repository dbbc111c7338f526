import { expect, test } from "vitest";
import { seriousIn } from "./audit.mjs";

const fault = (name: string, severity: string) => ({ [name]: { name, severity, range: "<2.0.0" } });

test("seriousIn lists high and critical vulnerabilities only", () => {
  const vulnerabilities = { ...fault("left", "moderate"), ...fault("pad", "high"), ...fault("door", "critical") };
  expect(seriousIn(JSON.stringify({ vulnerabilities, metadata: {} }))).toEqual(["pad <2.0.0 (high)", "door <2.0.0 (critical)"]);
  expect(seriousIn(JSON.stringify({ vulnerabilities: {}, metadata: {} }))).toEqual([]);
});

test("seriousIn returns undefined for a registry that does not answer", () => {
  expect(seriousIn(JSON.stringify({ message: "405 Method Not Allowed", error: { summary: "", detail: "" } }))).toBeUndefined();
  expect(seriousIn("")).toBeUndefined();
});
