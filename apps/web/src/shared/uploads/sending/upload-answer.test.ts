import type { DetailedError } from "tus-js-client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiFailure, sessionOver } from "../../api/api-failure.ts";
import { failureIn, isKeptByServer, isWorthRetrying } from "./upload-answer.ts";

beforeEach(() => void vi.stubGlobal("navigator", { onLine: true }));
afterEach(() => void vi.unstubAllGlobals());

const refused = (statusCode: number, code?: ApiFailure["code"]) =>
  new ApiFailure({ kind: "answered", message: "", statusCode, ...(code && { code }) });
const answered = (status: number, body: object = {}) =>
  Object.assign(new Error("refused"), {
    originalResponse: {
      getStatus: () => status,
      getBody: () => JSON.stringify(body),
      getHeader: () => undefined,
      getUnderlyingObject: () => null,
    },
    causingError: null,
  }) as unknown as DetailedError;

test("isKeptByServer is true for ended sessions, rate limits and server errors [R-500]", () => {
  expect([sessionOver(), refused(429, "request.too_many"), refused(503), refused(409), refused(423)].map(isKeptByServer)).toEqual(
    Array(5).fill(true),
  );
});

test("isKeptByServer is true for a closed pendency, false for bad files [R-500]", () => {
  expect(isKeptByServer(refused(422, "document.not_wanted_now"))).toBe(true);
  const final = [refused(422, "file.needs_password"), refused(413, "request.too_large"), refused(404, "pendency.not_found"), refused(403)];
  expect(final.map(isKeptByServer)).toEqual(Array(4).fill(false));
});

test("isWorthRetrying is true for locks and server errors while online [R-500]", () => {
  expect([429, 423, 409, 503, 0].map((status) => isWorthRetrying(answered(status)))).toEqual(Array(5).fill(true));
  expect([401, 403, 404, 413, 422].map((status) => isWorthRetrying(answered(status)))).toEqual(Array(5).fill(false));
  vi.stubGlobal("navigator", { onLine: false });
  expect(isWorthRetrying(answered(503))).toBe(false);
});

test("failureIn returns a refusal, and null for a lost connection [R-500]", async () => {
  const denied = await failureIn(answered(401, { statusCode: 401, code: "session.denied", message: "Token negado." }));
  expect([denied?.statusCode, denied?.code]).toEqual([401, "session.denied"]);
  expect(await failureIn(new Error("the line went away"))).toBeNull();
  const over = sessionOver();
  expect(await failureIn(Object.assign(new Error("before it was sent"), { causingError: over }))).toBe(over);
});
