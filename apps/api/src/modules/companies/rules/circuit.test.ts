import { describe, expect, test } from "vitest";
import { ASKING_MAX, afterFailure, allowsRequest, type Circuit, closedCircuit, FAILURES_MAX, REST_MS } from "./circuit.ts";

const NOW = 1_000_000;
const failed = (times: number): Circuit =>
  Array.from({ length: times }).reduce<Circuit>((circuit) => afterFailure(circuit, NOW), closedCircuit);

describe("a service outside", () => {
  test("is asked while it answers, by a few people at a time", () => {
    expect(allowsRequest(closedCircuit, 0, NOW)).toBe(true);
    expect(allowsRequest(closedCircuit, ASKING_MAX - 1, NOW)).toBe(true);
    expect(allowsRequest(closedCircuit, ASKING_MAX, NOW)).toBe(false);
  });

  test("is forgiven a failure or two", () => {
    expect(allowsRequest(failed(FAILURES_MAX - 1), 1, NOW)).toBe(true);
  });

  test("that failed three times in a row is left alone for a minute, and then tried by one person", () => {
    const dead = failed(FAILURES_MAX);
    expect(allowsRequest(dead, 0, NOW + REST_MS - 1)).toBe(false);
    expect(allowsRequest(dead, 0, NOW + REST_MS)).toBe(true);
    expect(allowsRequest(dead, 1, NOW + REST_MS)).toBe(false);
    const stillDead = afterFailure(dead, NOW + REST_MS);
    expect(allowsRequest(stillDead, 0, NOW + 2 * REST_MS - 1)).toBe(false);
  });
});
