import { createHash } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import Fastify from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { refuse } from "../../kernel/outcome.ts";
import { refuseAmbiguousPaths } from "./protection/request-target.ts";
import { sendRefusal } from "./refuse-request.ts";
import { serveWeb } from "./web-files.ts";

const PAGE = "<!doctype html><title>Em Dia</title><script>draw()</script>";
const SIGN_IN_PAGE = "<!doctype html><title>Em Dia</title><script>draw(1)</script><script>begin()</script>";
const SCRIPT = "export const answer = 42;";
const app = Fastify();
const opened = { folder: "" };

beforeAll(async () => {
  opened.folder = await mkdtemp(join(tmpdir(), "emdia-web-"));
  for (const folder of ["dist/assets", "dist/pages"]) await mkdir(join(opened.folder, folder), { recursive: true });
  const put = (name: string, content: string | Buffer) => writeFile(join(opened.folder, name), content);
  await put("secret.txt", "not for anybody");
  for (const [name, content] of [
    ["dist/index.html", PAGE],
    ["dist/pages/login.html", SIGN_IN_PAGE],
    ["dist/assets/main-a1b2.js", SCRIPT],
  ] as const) {
    await put(name, content);
    await put(`${name}.br`, brotliCompressSync(content));
    await put(`${name}.gz`, gzipSync(content));
  }
  await put("dist/favicon.svg", "<svg/>");
  app.addHook("onRequest", async (_request, reply) => void reply.header("content-security-policy", "script-src 'self'; img-src 'self'"));
  refuseAmbiguousPaths(app);
  app.get("/api/known", async () => ({ known: true }));
  await serveWeb(app, join(opened.folder, "dist"), async (_request, reply) => sendRefusal(reply, refuse("route.not_found")));
});
afterAll(async () => {
  await app.close();
  await rm(opened.folder, { recursive: true, force: true });
});
const get = (url: string, encoding = "identity") => app.inject({ url, headers: { "accept-encoding": encoding } });

describe("pages", () => {
  test.each([
    "/",
    "/index.html",
    "/projetos",
    "/colaboradores/badge-info/jos%C3%A9%20silva",
    "/projetos?query=%2F%2e//",
    "/projetos/editar/5?aba=areas",
    "/nada/aqui",
  ])("%s opens the application with cache-control: no-cache", async (url) => {
    const { statusCode, headers, body } = await get(url);
    expect(statusCode).toBe(200);
    expect(body).toBe(PAGE);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(headers["cache-control"]).toBe("no-cache");
    expect(headers.vary).toMatch(/accept-encoding/i);
  });

  test("the sign-in URL gets its own page, other URLs the general one", async () => {
    for (const url of ["/login", "/login?token=1"]) expect((await get(url)).body).toBe(SIGN_IN_PAGE);
    const brotli = await get("/login", "br");
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(SIGN_IN_PAGE);
    for (const url of ["/login/recuperar-senha", "/login/", "/loginn", "/pages"]) expect((await get(url)).body).toBe(PAGE);
  });

  test("the content policy allows a page's inline scripts by their hashes", async () => {
    const hashOf = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
    const policyOf = async (url: string) => (await get(url)).headers["content-security-policy"];
    expect(await policyOf("/projetos")).toBe(`script-src 'self' ${hashOf("draw()")}; img-src 'self'`);
    expect(await policyOf("/login")).toBe(`script-src 'self' ${hashOf("draw(1)")} ${hashOf("begin()")}; img-src 'self'`);
    expect(await policyOf("/assets/main-a1b2.js")).toBe("script-src 'self'; img-src 'self'");
  });

  test("search engines are told not to index the page of a badge [CD-018]", async () => {
    const robotsOf = async (url: string) => (await get(url)).headers["x-robots-tag"];
    for (const url of ["/colaboradores/badge-info", "/colaboradores/badge-info?id=5", "/colaboradores/badge-info/q1w2"])
      expect(await robotsOf(url)).toBe("noindex, nofollow, noarchive");
    expect(await robotsOf("/colaboradores")).toBeUndefined();
  });

  test("a page is sent with the encoding that the browser accepts", async () => {
    const brotli = await get("/projetos", "gzip, deflate, br");
    expect(brotli.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(PAGE);
    const zipped = await get("/", "gzip");
    expect(zipped.headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(PAGE);
  });

  test("HEAD answers like GET, without the body", async () => {
    for (const url of ["/", "/projetos"]) {
      const { statusCode, headers, body } = await app.inject({ method: "HEAD", url });
      expect([statusCode, headers["content-type"], body]).toEqual([200, "text/html; charset=utf-8", ""]);
    }
  });
});

describe("files", () => {
  test("assets are precompressed and cached for a year", async () => {
    const { statusCode, headers, rawPayload } = await get("/assets/main-a1b2.js", "br");
    expect(statusCode).toBe(200);
    expect(headers["content-encoding"]).toBe("br");
    expect(headers["content-type"]).toMatch(/javascript/);
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(brotliDecompressSync(rawPayload).toString()).toBe(SCRIPT);
    expect((await get("/assets/main-a1b2.js")).body).toBe(SCRIPT);
  });

  test("files without a content hash are served with cache-control: no-cache", async () => {
    const { statusCode, headers } = await get("/favicon.svg");
    expect([statusCode, headers["cache-control"]]).toEqual([200, "no-cache"]);
  });

  test("an unchanged file answers 304", async () => {
    const { headers } = await get("/favicon.svg");
    const again = await app.inject({ url: "/favicon.svg", headers: { "if-none-match": String(headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  });
});

describe("paths without a page", () => {
  test.each(["/assets/main-old.js", "/assets", "/api/nothing", "/api"])("%s is a 404 in JSON, not the application", async (url) => {
    const { statusCode, json } = await get(url);
    expect(statusCode).toBe(404);
    expect(json()).toEqual({ statusCode: 404, code: "route.not_found", message: "O endereço solicitado não existe." });
  });

  test.each(["/%6cogin", "/assets%2fmain-a1b2.js", "/assets/main%2Da1b2.js"])("%s is a 404 in JSON", async (url) => {
    const { statusCode, json } = await get(url);
    expect([statusCode, json().code]).toEqual([404, "route.not_found"]);
  });

  test("a POST to a page answers 404", async () => {
    expect((await app.inject({ method: "POST", url: "/projetos", payload: {} })).statusCode).toBe(404);
  });

  test.each([
    "/../secret.txt",
    "/..%2fsecret.txt",
    "/%2e%2e/secret.txt",
    "/assets/..%2f..%2fsecret.txt",
    "/assets/%5c..%5c..%5csecret.txt",
  ])("%s reads no file outside the folder", async (url) => {
    const { body } = await get(url);
    expect(body).not.toContain("not for anybody");
  });
});
