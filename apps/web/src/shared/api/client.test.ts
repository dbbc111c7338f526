import { describe, expect, test } from "vitest";
import { ApiFailure, DENIED_TOKEN } from "./api-failure.ts";
import { type ClientDoors, createClient } from "./client.ts";

type Call = { readonly path: string; readonly init: RequestInit };

/** Fake browser: the server gives one answer, and the calls are recorded. */
const aBrowser = (
  answer: () => Response | Promise<Response> = () => Response.json({ results: [] }),
  changes: Partial<ClientDoors> = {},
) => {
  const calls: Call[] = [];
  const denied: (string | null)[] = [];
  const reported: unknown[] = [];
  const api = createClient({
    fetch: async (path, init) => {
      calls.push({ path, init });
      return answer();
    },
    isOnline: () => true,
    accessToken: async () => "token-1",
    denied: (token) => denied.push(token),
    report: (failure, call) => reported.push({ failure, ...call }),
    explain: async () => undefined,
    newKey: () => "key-1",
    language: () => "es-ES",
    ...changes,
  });
  const sent = () => calls[0];
  return { api, sent, calls, denied, reported };
};
const refusal = (statusCode: number, body: object) => () => Response.json({ statusCode, ...body }, { status: statusCode });
const failureOf = async (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable(),
    (failure: unknown) => failure,
  );

describe("API client requests", () => {
  test("every call uses one base path and carries the bearer token [R-056] [R-517]", async () => {
    const { api, sent } = aBrowser();
    await api("GET /companies/facilities/{id}/history")({ id: 5 });
    expect(sent()?.path).toBe("/api/companies/facilities/5/history");
    expect(sent()?.init).toMatchObject({
      method: "GET",
      headers: { authorization: "Bearer token-1", "accept-language": "es-ES" },
      body: null,
    });
  });

  test("a call without a session has no bearer [R-056]", async () => {
    const { api, sent } = aBrowser(undefined, { accessToken: async () => null });
    await api("GET /demo/logins")();
    expect(sent()?.init.headers).not.toHaveProperty("authorization");
  });

  test("a query omits empty filter values, sends zero and repeats list names [R-167]", async () => {
    const { api, sent } = aBrowser();
    await api("GET /projects")({ query: { query: "", state: ["active", "inactive"], companies: [], startsFrom: undefined, page: 0 } });
    expect(sent()?.path).toBe("/api/projects?state=active&state=inactive&page=0");
  });

  test("the company and the project of a call travel as headers [R-239]", async () => {
    const { api, calls } = aBrowser();
    await api("GET /projects")({}, { companyId: 5, projectId: 8 });
    await api("GET /projects")({}, { companyId: [5, 6] });
    expect(calls.map(({ init }) => init.headers)).toMatchObject([{ companyId: "5", projectId: "8" }, { companyId: "[5,6]" }]);
  });

  test("the logo is sent as form data whose type the browser names [R-362] [R-363]", async () => {
    const { api, sent } = aBrowser();
    const body = new FormData();
    body.append("logo", new File(["x"], "logo.png"));
    await api("PATCH /companies/{id}/config/logo")({ id: 5, body }, { companyId: 5 });
    expect(sent()?.init).toMatchObject({ method: "PATCH", headers: { companyId: "5" }, body });
    expect(sent()?.init.headers).not.toHaveProperty("content-type");
  });

  test("a POST carries an idempotency key, the caller's own on a retry", async () => {
    const { api, calls } = aBrowser();
    await api("POST /companies/facilities")({ body: { name: "Mina Norte" } });
    await api("POST /companies/facilities")({ body: { name: "Mina Norte" } }, { idempotencyKey: "again" });
    await api("PUT /companies/facilities/{id}")({ id: 1, body: { name: "Mina Sul" } });
    expect(calls.map(({ init }) => new Headers(init.headers).get("idempotency-key"))).toEqual(["key-1", "again", null]);
    expect(calls[0]?.init.body).toBe('{"name":"Mina Norte"}');
  });
});

describe("API client failures", () => {
  test("a refusal arrives with its status, code, message and details [R-181]", async () => {
    const body = { code: "facility.name_taken", message: "Já existe uma unidade com este nome.", details: { field: "name" } };
    const { api, reported } = aBrowser(refusal(409, body));
    const failure = await failureOf(api("POST /companies/facilities")({ body: { name: "x" } }));
    expect(failure).toMatchObject({ kind: "answered", ...body, statusCode: 409 });
    expect(reported).toHaveLength(1);
  });

  test("a refusal reaches the caller after its texts are loaded [R-181]", async () => {
    const explained: unknown[] = [];
    const explain = async ({ code }: ApiFailure) => {
      explained.push(await Promise.resolve(code));
    };
    const { api } = aBrowser(refusal(409, { code: "facility.name_taken" }), { explain });
    await failureOf(api("POST /companies/facilities")({ body: { name: "x" } }));
    expect(explained).toEqual(["facility.name_taken"]);
  });

  test("the inner error message precedes the outer, and either replaces the other [R-180]", async () => {
    const heard = async (body: object) => (await failureOf(aBrowser(refusal(403, body)).api("GET /projects")())) as ApiFailure;
    expect((await heard({ error: { message: "inner" }, message: "outer" })).message).toBe("inner");
    expect((await heard({ error: "Forbidden", message: "outer" })).message).toBe("outer");
    expect((await heard({ error: {} })).message).toBe("");
  });

  test("an empty answer is null", async () => {
    const { api } = aBrowser(() => new Response(null, { status: 204 }));
    expect(await api("DELETE /companies/facilities/{id}")({ id: 1 })).toBeNull();
  });

  test.each([
    ["the network drops", () => Promise.reject(new TypeError("Failed to fetch"))],
    ["the answer breaks off", () => new Response('{"results":[', { status: 200 })],
  ])("a call is unanswered when %s [R-182]", async (_, answer) => {
    const { api } = aBrowser(answer);
    expect(await failureOf(api("GET /projects")())).toMatchObject({ kind: "unanswered" });
  });

  test("a call is unsent when offline or when its request is invalid [R-183]", async () => {
    const { api, calls } = aBrowser(undefined, { isOnline: () => false });
    expect(await failureOf(api("GET /projects")())).toMatchObject({ kind: "unsent" });
    const missing = { id: undefined } as unknown as { readonly id: number };
    expect(await failureOf(aBrowser().api("DELETE /companies/facilities/{id}")(missing))).toMatchObject({ kind: "unsent" });
    expect(calls).toEqual([]);
  });

  test("an HTML error page of a proxy counts as answered", async () => {
    const { api } = aBrowser(() => new Response("<html>Bad gateway</html>", { status: 502 }));
    expect(await failureOf(api("GET /projects")())).toMatchObject({ kind: "answered", statusCode: 502, message: "", code: undefined });
  });

  test.each([400, 401, 403, 500])("Token negado. ends the session on status %i too [R-060]", async (status) => {
    const { api, denied } = aBrowser(refusal(status, { message: DENIED_TOKEN }));
    expect(await failureOf(api("GET /projects")())).toMatchObject({ kind: "answered", code: "session.denied" });
    expect(denied).toEqual(["token-1"]);
  });

  test("a failed refresh fails the call before it is sent [R-059]", async () => {
    const { api, calls } = aBrowser(undefined, {
      accessToken: () => Promise.reject(new ApiFailure({ kind: "answered", message: DENIED_TOKEN })),
    });
    expect(await failureOf(api("GET /projects")())).toBeInstanceOf(ApiFailure);
    expect(calls).toEqual([]);
  });

  test("a failure is reported with the template of its path, then rejected [R-184]", async () => {
    const { api, reported } = aBrowser(refusal(500, { code: "server.failed", message: "Erro de servidor." }));
    const failure = await failureOf(api("PUT /companies/facilities/{id}")({ id: 77, body: { name: "x" } }));
    expect(reported).toEqual([{ failure, method: "PUT", endpoint: "/companies/facilities/{id}" }]);
  });

  test("an aborted call rejects with the abort reason and is not reported", async () => {
    const leaving = new AbortController();
    leaving.abort(new Error("left the page"));
    const { api, reported } = aBrowser(() => Promise.reject(leaving.signal.reason));
    expect(await failureOf(api("GET /projects")({}, { signal: leaving.signal }))).toMatchObject({ message: "left the page" });
    expect(reported).toEqual([]);
  });
});
