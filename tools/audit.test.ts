import { expect, test } from "vitest";
import { seriousIn } from "./audit.mjs";

const fault = (name: string, severity: string) => ({ [name]: { name, severity, range: "<2.0.0" } });

test("serious faults of libraries are named, lesser ones are not", () => {
  const vulnerabilities = { ...fault("left", "moderate"), ...fault("pad", "high"), ...fault("door", "critical") };
  expect(seriousIn(JSON.stringify({ vulnerabilities, metadata: {} }))).toEqual(["pad <2.0.0 (high)", "door <2.0.0 (critical)"]);
  expect(seriousIn(JSON.stringify({ vulnerabilities: {}, metadata: {} }))).toEqual([]);
});

test("a registry that does not answer, or not about this, is told apart from one that knows of nothing", () => {
  expect(seriousIn(JSON.stringify({ message: "405 Method Not Allowed", error: { summary: "", detail: "" } }))).toBeUndefined();
  expect(seriousIn("")).toBeUndefined();
});
