import { describe, expect, test } from "vitest";
import { openWorld } from "../../../test/world.ts";

const world = openWorld();
const get = async (path: string, headers: Record<string, string> = {}) => fetch(`${world.address()}${path}`, { headers });
const asAdmin = async () => ({ authorization: `Bearer ${await world.tokenOf("admin")}` });

describe("compression", () => {
  test("long responses are compressed with the encoding that the browser prefers", async () => {
    const signedIn = await asAdmin();
    const plain = await get("/api/account/permissions", { ...signedIn, "accept-encoding": "identity" });
    expect(plain.headers.get("content-encoding")).toBeNull();
    const expected: unknown = await plain.json();
    for (const [accepted, used] of [
      ["gzip, deflate, br", "br"],
      ["gzip", "gzip"],
    ] as const) {
      const response = await get("/api/account/permissions", { ...signedIn, "accept-encoding": accepted });
      expect(response.headers.get("content-encoding")).toBe(used);
      expect(response.headers.get("vary")).toMatch(/accept-encoding/i);
      expect(await response.json()).toEqual(expected);
    }
  });

  test("short responses are not compressed", async () => {
    const response = await get("/api/health/live", { "accept-encoding": "br, gzip" });
    expect(response.headers.get("content-encoding")).toBeNull();
  });
});

describe("response headers", () => {
  test.each([
    { what: "a success", path: "/api/account/me", signedIn: true, status: 200 },
    { what: "a missing session", path: "/api/account/me", signedIn: false, status: 401 },
    { what: "a malformed question", path: "/api/projects?page=0", signedIn: true, status: 400 },
    { what: "an address that does not exist", path: "/api/nothing-here", signedIn: false, status: 404 },
    { what: "an encoded API path", path: "/%61pi/account/me", signedIn: true, status: 404 },
    { what: "an address that nobody can read", path: "/api/%zz", signedIn: false, status: 404 },
  ])("a response has security headers and is not stored: $what", async ({ path, signedIn, status }) => {
    const response = await get(path, signedIn ? await asAdmin() : {});
    expect(response.status).toBe(status);
    expect(response.headers.get("content-security-policy")).toContain("script-src 'self' 'wasm-unsafe-eval';");
    expect(response.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(response.headers.get("strict-transport-security")).toMatch(/max-age=\d{8}/);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("x-powered-by")).toBeNull();
  });
});

describe("request bodies", () => {
  const post = (init: RequestInit) => fetch(`${world.address()}/api/authentication/signin`, { method: "POST", ...init });
  const json = { "content-type": "application/json" };

  test.each([
    { what: "no JSON", init: { headers: json, body: "{" }, status: 400, code: "request.not_json" },
    { what: "nothing where JSON was announced", init: { headers: json, body: "" }, status: 400, code: "request.not_json" },
    {
      what: "JSON that reaches for a prototype",
      init: { headers: json, body: '{"__proto__":{"a":1}}' },
      status: 400,
      code: "request.not_json",
    },
    {
      what: "a type that nobody reads",
      init: { headers: { "content-type": "text/xml" }, body: "<a/>" },
      status: 415,
      code: "request.unsupported_type",
    },
    { what: "plain text", init: { headers: { "content-type": "text/plain" }, body: "a" }, status: 415, code: "request.unsupported_type" },
    { what: "more than a megabyte", init: { headers: json, body: `"${"x".repeat(1_000_001)}"` }, status: 413, code: "request.too_large" },
  ])("an unsupported body is refused with a code: $what", async ({ init, status, code }) => {
    const response = await post(init);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ statusCode: status, code, message: expect.any(String) });
  });
});

describe("URLs", () => {
  test("an id parameter matches digits only", async () => {
    const headers = await asAdmin();
    const unknown = await (await get("/api/nothing-here", headers)).text();
    for (const path of [
      "/api/companies/facilities/abc/history",
      "/api/companies/facilities/1e3/history",
      "/api/companies/facilities/-1/history",
    ]) {
      const response = await get(path, headers);
      expect(response.status).toBe(404);
      expect(await response.text()).toBe(unknown);
    }
  });
});
