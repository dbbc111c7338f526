import { describe, expect, test } from "vitest";
import { ASKING_MAX, afterFailure, allowsRequest, type Circuit, closedCircuit, FAILURES_MAX, REST_MS } from "./circuit.ts";

const NOW = 1_000_000;
const failed = (times: number): Circuit =>
  Array.from({ length: times }).reduce<Circuit>((circuit) => afterFailure(circuit, NOW), closedCircuit);

describe("circuit breaker", () => {
  test("a closed circuit allows requests up to the concurrency limit", () => {
    expect(allowsRequest(closedCircuit, 0, NOW)).toBe(true);
    expect(allowsRequest(closedCircuit, ASKING_MAX - 1, NOW)).toBe(true);
    expect(allowsRequest(closedCircuit, ASKING_MAX, NOW)).toBe(false);
  });

  test("the circuit stays closed below the maximum of failures", () => {
    expect(allowsRequest(failed(FAILURES_MAX - 1), 1, NOW)).toBe(true);
  });

  test("the circuit opens after three failures and allows one trial request later", () => {
    const dead = failed(FAILURES_MAX);
    expect(allowsRequest(dead, 0, NOW + REST_MS - 1)).toBe(false);
    expect(allowsRequest(dead, 0, NOW + REST_MS)).toBe(true);
    expect(allowsRequest(dead, 1, NOW + REST_MS)).toBe(false);
    const stillDead = afterFailure(dead, NOW + REST_MS);
    expect(allowsRequest(stillDead, 0, NOW + 2 * REST_MS - 1)).toBe(false);
  });
});
