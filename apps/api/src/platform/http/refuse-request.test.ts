import { refusals } from "@emdia/contract/refusals.ts";
import Fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { refuse } from "../../kernel/outcome.ts";
import { sendFailure } from "./refuse-request.ts";

const app = Fastify();
const thrown: { next?: unknown } = {};
beforeAll(() => {
  app.setErrorHandler((error, _request, reply) => sendFailure(reply, error));
  app.get("/", async () => {
    throw thrown.next;
  });
});
afterAll(() => app.close());
const answerTo = async (error: unknown) => {
  thrown.next = error;
  return app.inject("/");
};
const errorOf = (fields: object, message = "secret words of a library") => Object.assign(new Error(message), fields);

test("a refusal is sent with status, code and text of the contract", async () => {
  const { statusCode, json } = await answerTo(refuse("permission.missing", { permission: "add_location" }));
  expect(statusCode).toBe(403);
  expect(json()).toEqual({
    statusCode: 403,
    code: "permission.missing",
    message: refusals["permission.missing"].message,
    details: { permission: "add_location" },
  });
});

test("an unexpected error answers 500 without details", async () => {
  for (const error of [errorOf({}), errorOf({ code: "23505" }), errorOf({ statusCode: 502 }), "a string", undefined]) {
    const { statusCode, json } = await answerTo(error);
    expect(statusCode).toBe(500);
    expect(json()).toEqual({ statusCode: 500, code: "server.failed", message: "Erro de servidor." });
  }
});

test.each(["08006", "57P01", "57P03", "53300", "40001", "40P01", "55P03", "57014", "ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT"])(
  "a database error that may pass (%s) answers 503 with retry-after",
  async (code) => {
    const { statusCode, headers, json } = await answerTo(errorOf({ code }));
    expect([statusCode, headers["retry-after"], json().code]).toEqual([503, "1", "server.unavailable"]);
  },
);

test.each([
  "Connection terminated unexpectedly",
  "timeout exceeded when trying to connect",
  "terminating connection due to administrator command",
  "Client has encountered a connection error and is not queryable",
  "Client was closed and is not queryable",
  "Cannot use a pool after calling end on the pool",
  "timeout expired",
])("a lost connection answers 503: %s", async (message) => {
  expect((await answerTo(errorOf({}, message))).statusCode).toBe(503);
});

test.each([{ severity: "FATAL", code: "55000" }, { severity: "PANIC", code: "XX000" }, { code: "EAI_AGAIN" }, { code: "EHOSTUNREACH" }])(
  "an error that ends the database connection answers 503: %o",
  async (fields) => {
    expect((await answerTo(errorOf(fields))).statusCode).toBe(503);
    expect((await answerTo(errorOf({ ...fields, severity: "ERROR", code: "55000" }))).statusCode).toBe(500);
  },
);

test.each(["22021", "22008", "22007", "22P05"])("a value that PostgreSQL cannot store (%s) answers 400", async (code) => {
  const { statusCode, json } = await answerTo(errorOf({ code }));
  expect([statusCode, json().code]).toEqual([400, "request.malformed"]);
});

test("errors of the HTTP layer answer with a 4xx status", async () => {
  for (const [code, status] of [
    ["FST_ERR_CTP_BODY_TOO_LARGE", 413],
    ["FST_ERR_CTP_INVALID_MEDIA_TYPE", 415],
    ["FST_ERR_BAD_URL", 404],
  ] as const)
    expect((await answerTo(errorOf({ code }))).statusCode).toBe(status);
  expect((await answerTo(errorOf({ statusCode: 418 }))).statusCode).toBe(400);
});
