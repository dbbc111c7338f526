import { createHash } from "node:crypto";
import { readdir } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { madePdf } from "../../../../test/files/made-pdf.ts";
import { openPaperServer, PAPER_MAX_BYTES } from "../../../../test/files/paper-server.ts";
import { newCompany } from "../../../../test/fixtures/new-company.ts";
import { newPerson, type Person } from "../../../../test/fixtures/new-person.ts";
import { openWorld } from "../../../../test/world.ts";
import { createLogger } from "../../telemetry/logger.ts";

const world = openWorld();
const logged: string[] = [];
const server = openPaperServer(world, { logger: createLogger("info", { write: (line) => void logged.push(line) }) });
const who: { sender?: Person } = {};
const PDF = madePdf({ weight: 4_000 });

beforeAll(async () => {
  who.sender = await newPerson(world, { companyId: await newCompany(world, "both"), keys: ["upload_document_pendency"] });
});

const send = async (body: FormData | Blob | ReadableStream | string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${server.address()}/api/shelves/7/papers`, {
    method: "POST",
    headers: { authorization: `Bearer ${who.sender?.token}`, ...headers },
    body,
    duplex: "half",
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};
const formOf = (parts: readonly (readonly [string, string | Blob, string?])[]): FormData => {
  const form = new FormData();
  for (const [name, value, fileName] of parts) {
    if (typeof value === "string") form.append(name, value);
    else form.append(name, value, fileName);
  }
  return form;
};
const paper = (bytes: Uint8Array | Buffer = PDF) => new Blob([new Uint8Array(bytes)]);
const waiting = async () => (await readdir(join(server.folder(), "incoming"))).filter((name) => name !== "uploads");

test("receiveForm reads one file and fields before or after it", async () => {
  for (const parts of [
    [["note", "antes"] as const, ["paper", paper(), "ASO.pdf"] as const],
    [["paper", paper(), "ASO.pdf"] as const, ["note", "depois"] as const, ["unknown", "left out"] as const],
  ]) {
    const { status, body } = await send(formOf(parts));
    expect(status).toBe(201);
    expect(body).toEqual({
      shelf: 7,
      hash: createHash("sha256").update(PDF).digest("hex"),
      name: "ASO.pdf",
      type: "application/pdf",
      size: PDF.length,
      pages: 1,
      note: expect.stringMatching(/antes|depois/),
    });
  }
  expect(await server.files().exists(createHash("sha256").update(PDF).digest("hex"))).toBe(true);
});

test("the file name keeps its characters without path and control characters", async () => {
  const names = {
    "Relatório de férias.pdf": "Relatório de férias.pdf",
    "../../etc/passwd": "passwd",
    "C:\\Users\\rh\\laudo.pdf": "laudo.pdf",
    "laudo\u202efdp.exe": "laudofdp.exe",
    "\u0000\u0007.pdf": ".pdf",
    "/": "documento",
  };
  for (const [sent, kept] of Object.entries(names)) expect((await send(formOf([["paper", paper(), sent]]))).body.name).toBe(kept);
});

test("a form without exactly one file is refused with the reason", async () => {
  expect((await send(formOf([["note", "sozinha"]]))).body.code).toBe("file.missing");
  expect((await send(formOf([["other", paper(), "a.pdf"]]))).body.code).toBe("file.missing");
  const two = await send(formOf([["paper", paper(), "a.pdf"] as const, ["paper", paper(), "b.pdf"] as const]));
  expect(two.body).toMatchObject({ code: "request.malformed", details: { fields: [{ field: "paper", rule: "too_many" }] } });
});

test("receiveForm names invalid fields and refuses bodies that are no form", async () => {
  const long = await send(formOf([["note", "x".repeat(51)] as const, ["paper", paper(), "a.pdf"] as const]));
  expect(long.body).toMatchObject({ code: "request.malformed", details: { fields: [{ field: "body.note" }] } });
  expect((await send(formOf([["note", "x".repeat(20_000)] as const, ["paper", paper(), "a.pdf"] as const]))).status).toBe(400);
  expect((await send(paper(), { "content-type": "application/pdf" })).status).toBe(415);
  expect((await send("nothing", { "content-type": "multipart/form-data; charset=utf-8" })).status).toBe(400);
  const cutOff = `--b\r\nContent-Disposition: form-data; name="paper"; filename="a.pdf"\r\n\r\n%PDF-1.7`;
  expect((await send(cutOff, { "content-type": "multipart/form-data; boundary=b" })).body.code).toBe("request.malformed");
  await expect.poll(waiting).toEqual([]);
});

test("receiveForm refuses empty, encrypted, corrupt and mislabelled files and stores nothing", async () => {
  const before = server.asked.times;
  const refused = {
    "file.empty": Buffer.alloc(0),
    "file.needs_password": madePdf({ locked: true }),
    "file.broken": Buffer.from("%PDF-1.7\nthis is the end"),
    "request.unsupported_type": Buffer.from("<!doctype html><script>alert(1)</script>"),
  };
  for (const [code, bytes] of Object.entries(refused))
    expect((await send(formOf([["paper", new Blob([bytes], { type: "application/pdf" }), "a.pdf"]]))).body.code).toBe(code);
  expect(server.asked.times).toBe(before);
  await expect.poll(waiting).toEqual([]);
});

test("receiveForm accepts 20 MB and refuses more, with or without content-length", async () => {
  const whole = madePdf({ weight: PAPER_MAX_BYTES - 1_000 });
  const padded = (length: number) => Buffer.concat([whole, Buffer.alloc(length - whole.length, "\n")]);
  expect((await send(formOf([["paper", paper(padded(PAPER_MAX_BYTES)), "a.pdf"]]))).body).toMatchObject({
    size: PAPER_MAX_BYTES,
    pages: 1,
  });
  const more = formOf([["paper", paper(padded(PAPER_MAX_BYTES + 1)), "a.pdf"]]);
  expect((await send(more)).body).toMatchObject({ code: "request.too_large", details: { maxBytes: PAPER_MAX_BYTES } });
  const asStream = new Response(more);
  const contentType = asStream.headers.get("content-type") ?? "";
  expect((await send(asStream.body ?? "", { "content-type": contentType })).status).toBe(413);
  expect((await send(formOf([["paper", paper(Buffer.alloc(PAPER_MAX_BYTES + 100_000)), "a.pdf"]]))).status).toBe(413);
  await expect.poll(waiting).toEqual([]);
});

test("a closed connection leaves no spooled file and one log line", async () => {
  logged.length = 0;
  const before = server.asked.times;
  const head = `POST /api/shelves/7/papers HTTP/1.1\r\nHost: emdia\r\nAuthorization: Bearer ${who.sender?.token}\r\n`;
  const body = `--b\r\nContent-Disposition: form-data; name="paper"; filename="a.pdf"\r\n\r\n${PDF.toString("latin1")}`;
  const socket = connect(Number(new URL(server.address()).port), "127.0.0.1");
  socket.write(`${head}Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 90000\r\n\r\n${body}`);
  await expect.poll(waiting, { timeout: 5_000 }).toHaveLength(1);
  socket.destroy();
  await expect.poll(waiting, { timeout: 5_000 }).toEqual([]);
  expect(server.asked.times).toBe(before);
  await send(formOf([["paper", paper(), "a.pdf"]]));
  expect(logged.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ level: 40, route: "/api/shelves/:id(^\\d+$)/papers", msg: expect.stringContaining("closed before the end") }),
  ]);
});

test("a sender without permission is refused before the upload", async () => {
  const company = await newCompany(world, "both");
  const other = await newPerson(world, { companyId: company, keys: ["see_details_pendency"] });
  const asOther = { authorization: `Bearer ${other.token}` };
  expect((await send(formOf([["paper", paper(), "a.pdf"]]), asOther)).body.code).toBe("permission.missing");
  expect((await send(formOf([["paper", paper(), "a.pdf"]]), { authorization: "" })).status).toBe(401);
});
