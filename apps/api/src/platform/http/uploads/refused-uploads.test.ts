import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { madePdf } from "../../../../test/files/made-pdf.ts";
import { openPaperServer, PAPER_MAX_BYTES } from "../../../../test/files/paper-server.ts";
import { encoded, PART_TYPE, type PartSender, partSender, toShelf } from "../../../../test/files/part-sender.ts";
import { newCompany } from "../../../../test/fixtures/new-company.ts";
import { newPerson, type Person } from "../../../../test/fixtures/new-person.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const server = openPaperServer(world);
const limited = openPaperServer(world, { rateLimits: { perAccount: 3, perAddress: 1_000, perAddressGuessing: 1_000 } });
const people: { sender?: Person; colleague?: Person } = {};
const tokenOf = (name: keyof typeof people): string => {
  const { token } = people[name] ?? {};
  if (!token) throw new Error(`${name} has not signed in yet`);
  return token;
};
const sender = (): PartSender => partSender(server.address(), tokenOf("sender"));

beforeAll(async () => {
  const companyId = await newCompany(world, "both");
  people.sender = await newPerson(world, { companyId, keys: ["upload_document_pendency"] });
  people.colleague = await newPerson(world, { companyId, keys: ["upload_document_pendency"] });
});

test("an upload with an invalid length is refused at its start", async () => {
  const { begin, speak } = sender();
  expect(await begin(PAPER_MAX_BYTES + 1)).toMatchObject({
    status: 413,
    body: { statusCode: 413, code: "request.too_large", details: { maxBytes: PAPER_MAX_BYTES } },
  });
  expect((await begin(PAPER_MAX_BYTES)).status).toBe(201);
  expect((await begin(0)).body.code).toBe("file.empty");
  const about = { "upload-metadata": encoded(toShelf()) };
  for (const length of ["-1", "1e3", "many", ""])
    expect((await speak({ method: "POST", headers: { ...about, "upload-length": length } })).body.code).toBe("request.malformed");
  expect((await speak({ method: "POST", headers: { ...about, "upload-defer-length": "1" } })).status).toBe(400);
});

test("an upload for a path without a form route is refused", async () => {
  const { begin, speak } = sender();
  const nowhere = [
    "/shelves/seven/papers",
    "/shelves/7/papers/",
    "/api/shelves/7/papers",
    "/projects",
    "/../etc/passwd",
    "https://x.example/",
  ];
  for (const to of nowhere) expect((await begin(10, toShelf(to))).body.code).toBe("route.not_found");
  expect((await begin(10, { filename: "a.pdf" })).body.code).toBe("request.malformed");
  const headers = { "upload-length": "10", "upload-metadata": "to not-base64!" };
  expect((await speak({ method: "POST", headers })).body.code).toBe("request.malformed");
  expect((await speak({ method: "POST", headers: { "tus-resumable": "0.2" } })).body.code).toBe("request.malformed");
});

test("invalid fields are refused at the start, and forged metadata is ignored", async () => {
  const { begin, begun, patch } = sender();
  const { status, body } = await begin(10, { ...toShelf(), note: "x".repeat(51) });
  expect([status, body.details]).toEqual([400, { fields: [{ field: "body.note", rule: "too_big" }] }]);
  const claimed = JSON.stringify({ hash: "a".repeat(64), size: 1, type: "application/pdf", pages: 1 });
  const path = await begun(3, { ...toShelf(), kept: claimed, about: JSON.stringify({ kept: claimed }) });
  expect((await patch(path, 0, Buffer.from("lie"))).body.code).toBe("request.unsupported_type");
});

test("an upload without permission or session is refused on every method", async () => {
  const without = await newPerson(world, { companyId: await newCompany(world, "both"), keys: ["see_details_pendency"] });
  expect(await partSender(server.address(), without.token).begin(10)).toMatchObject({
    status: 403,
    body: { code: "permission.missing", details: { permission: "upload_document_pendency" } },
  });
  const { begun, offsetOf, speak } = sender();
  const path = await begun(10);
  const ended = await newPerson(world, { companyId: await newCompany(world, "both"), keys: "all" });
  await world.database.ownerPool().query("delete from account_session where account_id = $1", [ended.accountId]);
  const denied = { status: 401, body: { statusCode: 401, code: "session.denied", message: "Token negado." } };
  for (const token of ["", ended.token]) {
    const headers = { "upload-length": "10", "upload-metadata": encoded(toShelf()) };
    expect(await speak({ method: "POST", token, headers })).toMatchObject(denied);
    for (const method of ["PATCH", "DELETE"]) expect(await speak({ method, path, token })).toMatchObject(denied);
    expect((await speak({ method: "HEAD", path, token })).status).toBe(401);
  }
  expect(await offsetOf(path)).toBe(0);
});

test("an upload of another account is not found", async () => {
  const bytes = Buffer.concat([madePdf({ weight: 3_000 }), Buffer.from(randomUUID())]);
  const { begun, patch, offsetOf } = sender();
  const { speak } = partSender(server.address(), tokenOf("colleague"));
  const path = await begun(bytes.length);
  await patch(path, 0, bytes.subarray(0, 1_000));
  const headers = { "upload-offset": "1000", "content-type": PART_TYPE };
  for (const method of ["PATCH", "DELETE"]) {
    const theirs = await speak({ method, path, headers, body: bytes.subarray(1_000) });
    const absent = await speak({ method, path: `/${randomUUID()}`, headers, body: bytes.subarray(1_000) });
    expect([theirs.status, theirs.body]).toEqual([404, absent.body]);
  }
  const own = String(people.sender?.accountId);
  for (const climbing of [path, `/..%2f${own}%2f${path.slice(1)}`, "/..%2f..%2fabout", `${path}.json`])
    expect((await speak({ method: "HEAD", path: climbing })).status).toBe(404);
  expect(await offsetOf(path)).toBe(1_000);
  expect((await patch(path, 1_000, bytes.subarray(1_000))).status).toBe(200);
});

test("a mislabelled, encrypted or corrupt file is refused and its upload removed", async () => {
  const lies = {
    "request.unsupported_type": Buffer.from("<svg onload=alert(1)>"),
    "file.needs_password": madePdf({ locked: true }),
    "file.broken": Buffer.from("%PDF-1.7\nand no more"),
  };
  for (const [code, bytes] of Object.entries(lies)) {
    const { upload, done } = sender().upload(bytes, { metadata: { ...toShelf(), filetype: "application/pdf" } });
    upload.start();
    const told = await done.then(
      () => "nothing",
      (error: { readonly originalResponse: { readonly getBody: () => string } }) => error.originalResponse.getBody(),
    );
    expect(JSON.parse(told).code).toBe(code);
    expect((await sender().speak({ method: "HEAD", path: `/${upload.url?.split("/").at(-1)}` })).status).toBe(404);
  }
});

test("a part with a wrong length or offset is refused", async () => {
  const { begun, patch, offsetOf, speak } = sender();
  const path = await begun(10);
  expect((await patch(path, 0, Buffer.alloc(11))).body.code).toBe("request.too_large");
  expect((await patch(path, 5, Buffer.alloc(5))).status).toBe(409);
  expect(await offsetOf(path)).toBe(0);
  const typed = { "upload-offset": "0", "content-type": "text/html" };
  expect((await speak({ method: "PATCH", path, headers: typed, body: Buffer.alloc(1) })).body.code).toBe("request.malformed");
});

test("an account may have at most 200 incomplete uploads", async () => {
  const someone = await newPerson(world, { companyId: await newCompany(world, "both"), keys: ["upload_document_pendency"] });
  const { begin } = partSender(server.address(), someone.token);
  const statuses: number[] = [];
  for (let at = 0; at < 201; at += 1) statuses.push((await begin(10)).status);
  expect(statuses.slice(0, 200).every((status) => status === 201)).toBe(true);
  expect(statuses.at(-1)).toBe(429);
});

test("upload responses have the security headers and count for the rate limit", async () => {
  const { begin, begun, patch, speak } = sender();
  const path = await begun(10);
  for (const { headers } of [await speak({ method: "HEAD", path }), await patch(path, 0, Buffer.alloc(1)), await begin(0)]) {
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("content-security-policy")).toContain("default-src 'self'");
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("access-control-allow-origin")).toBeNull();
  }
  const hurried = partSender(limited.address(), tokenOf("sender"));
  const statuses: number[] = [];
  for (let at = 0; at < 4; at += 1) statuses.push((await hurried.begin(10)).status);
  expect(statuses).toEqual([201, 201, 201, 429]);
});
