import { connect } from "node:net";
import { describe, expect, test } from "vitest";
import { RefusedBody } from "../api-client.ts";
import { openWorld } from "../world.ts";

const world = openWorld();
const DEADLINE_MS = 10_000;

/** Sends raw bytes on a socket and resolves with everything received until the server closes it. */
const send = (text: string): Promise<string> => {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const socket = connect(Number(new URL(world.address()).port), "127.0.0.1", () => socket.write(text, "latin1"));
  const received: Buffer[] = [];
  socket.setTimeout(DEADLINE_MS, () =>
    socket.destroy(new Error(`no end of the answer within ${DEADLINE_MS} ms: ${Buffer.concat(received)}`)),
  );
  socket.on("data", (chunk: Buffer) => received.push(chunk));
  socket.on("error", reject);
  socket.on("close", () => resolve(Buffer.concat(received).toString()));
  return promise;
};

const request = (first: string, headers: readonly string[] = [], body = ""): string =>
  `${[first, "Host: emdia", "Connection: close", ...headers].join("\r\n")}\r\n\r\n${body}`;
const LIST = "GET /api/projects HTTP/1.1";
const posted = (headers: readonly string[], body: string): string =>
  request("POST /api/authentication/signin HTTP/1.1", ["Content-Type: application/json", ...headers], body);

const malformed: { readonly [what: string]: string } = {
  "words that are no request": "good morning\r\n\r\n",
  "a method that does not exist": request("BREW /api/projects HTTP/1.1"),
  "a version that does not exist": request("GET /api/projects HTTP/9.9"),
  "a request without a host": `${LIST}\r\nConnection: close\r\n\r\n`,
  "an expectation that nobody can meet": posted(["Expect: 99-wonders", "Content-Length: 2"], "{}"),
  "a header without a name": request(LIST, [": value"]),
  "a header with control characters": request(LIST, ["companyId: \u0001\u0000"]),
  "headers without end": request(LIST, [`X-Long: ${"x".repeat(40_000)}`]),
  "hundreds of headers": request(
    LIST,
    Array.from({ length: 900 }, (_, at) => `X-${at}: 1`),
  ),
  "an address without end": request(`GET /api/projects?query=${"x".repeat(40_000)} HTTP/1.1`),
  "an address with bad percents": request("GET /api/%zz HTTP/1.1"),
  "an address with a broken character": request("GET /api/companies/facilities/%ff%fe/history HTTP/1.1"),
  "an id with bad percents": request("DELETE /api/companies/facilities/% HTTP/1.1"),
  "an address of another host": request("GET http://elsewhere.example/api/projects HTTP/1.1"),
  "an address that climbs": request("GET /api/../../etc/passwd HTTP/1.1"),
  "an address with raw bytes": request("GET /api/\u00ff\u00fe HTTP/1.1"),
  "an asterisk": request("OPTIONS * HTTP/1.1"),
  "a length that is no number": posted(["Content-Length: many"], ""),
  "a length below nothing": posted(["Content-Length: -1"], ""),
  "two lengths": posted(["Content-Length: 2", "Content-Length: 3"], "{}"),
  "a length and chunks": posted(["Content-Length: 2", "Transfer-Encoding: chunked"], "0\r\n\r\n"),
  "chunks that are none": posted(["Transfer-Encoding: chunked"], "zz\r\n{}\r\n0\r\n\r\n"),
};

const parsed = (answer: string): { readonly status: number; readonly body: string } => {
  const [head = "", ...rest] = answer.split("\r\n\r\n");
  const body = rest.join("\r\n\r\n");
  const chunked = /^transfer-encoding: chunked$/im.test(head);
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]), body: chunked ? body.replace(/^[\da-f]+\r\n|\r\n0$/g, "") : body };
};

const NOT_FOUND = { statusCode: 404, code: "route.not_found" };
const otherSpellings: readonly string[] = [
  "/%61pi/projects",
  "/api/%70rojects",
  "/api%2fprojects",
  "/api//projects",
  "//api/projects",
  "/api/./projects",
  "/api/account/../projects",
  "/api/%2e%2e/api/projects",
  "/api/projects/.",
  "/api/companies/facilities/%31/history",
  "http://elsewhere.example/%61pi/projects",
];
const onlySpellings: readonly string[] = [
  "/api/projects?query=%61//../%2F",
  "/api/projects/companies/find-cnpj/12.ABC%20345",
  "/api/companies/employees/check-employee-exists/jos%C3%A9",
  "http://elsewhere.example/api/projects",
];

describe("request targets", () => {
  test.for(otherSpellings)("%s reaches no route", async (target) => {
    const { status, body } = parsed(await send(request(`GET ${target} HTTP/1.1`)));
    expect(status).toBe(404);
    expect(JSON.parse(body)).toMatchObject(NOT_FOUND);
  });

  test.for(onlySpellings)("%s reaches its route, limits and headers", async (target) => {
    const answer = await send(request(`GET ${target} HTTP/1.1`));
    expect(parsed(answer).status).toBe(401);
    expect(answer).toMatch(/^cache-control: no-store\r$/im);
    expect(answer).toMatch(/^x-ratelimit-limit: \d+\r$/im);
  });
});

describe("malformed HTTP", () => {
  test.for(Object.entries(malformed))("%s is refused with a code of the contract", async ([, text]) => {
    const { status, body } = parsed(await send(text));
    expect(Math.floor(status / 100), body).toBe(4);
    expect(RefusedBody.parse(JSON.parse(body)).statusCode).toBe(status);
  });
});
