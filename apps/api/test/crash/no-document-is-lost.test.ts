import { createHash } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { cast, DEMO_PASSWORD } from "../../demo/accounts/cast.ts";
import { signedIn } from "../accounts/signed-in.ts";
import { apiClient } from "../api-client.ts";
import { dayFromNow } from "../days.ts";
import { partSender } from "../files/part-sender.ts";
import { aPdf, documentForm } from "../fixtures/new-document.ts";
import { type Product, startProduct, untilReady } from "../product.ts";

const CRASHES = Number(process.env.CRASHES ?? 2);
const WRITERS = 4;
const ANSWERS_BEFORE_A_CRASH = 12;
const MOST_BY_ONE = 200;
const dataDir = await mkdtemp(join(tmpdir(), "emdia-crash-"));
const running: { product?: Product } = {};

afterAll(async () => {
  await running.product?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const hashOf = (bytes: Buffer | ArrayBuffer) =>
  createHash("sha256")
    .update(bytes instanceof ArrayBuffer ? new Uint8Array(bytes) : bytes)
    .digest("hex");
const begin = async (): Promise<Product> => {
  const product = await startProduct(dataDir, { EMDIA_ROBOT_CHECK: "off" });
  running.product = product;
  return product;
};

/** API of the supplier, with its open pendencies. */
const supplierOf = async ({ address }: Product) => {
  const body = { email: cast.supplier.email, password: DEMO_PASSWORD };
  const { token } = signedIn((await apiClient(address)("POST /authentication/signin")({ body })).answer);
  const api = apiClient(address, token);
  const { answer } = await api("GET /pendencies")({ query: { status: ["OPEN"], itemsPerPage: WRITERS } });
  return { api, parts: partSender(address, token), pendencies: answer.results.map(({ id }) => id), address };
};
type Supplier = Awaited<ReturnType<typeof supplierOf>>;
type File = { readonly pendencyId: number; readonly name: string; readonly bytes: Buffer };

const sendWhole = async ({ api }: Supplier, { pendencyId, name, bytes }: File): Promise<boolean> => {
  const body = documentForm(new Blob([new Uint8Array(bytes)]), { name, issueDate: dayFromNow(-3) });
  return (await api("POST /pendencies/{id}/documents")({ id: pendencyId, body })).status === 201;
};
const about = ({ pendencyId, name }: File) => ({ to: `/pendencies/${pendencyId}/documents`, filename: name, issueDate: dayFromNow(-3) });
const sendInParts = async ({ parts }: Supplier, file: File): Promise<boolean> => {
  const path = await parts.begun(file.bytes.length, about(file));
  const half = Math.floor(file.bytes.length / 2);
  await parts.patch(path, 0, file.bytes.subarray(0, half));
  return (await parts.patch(path, half, file.bytes.subarray(half))).status === 200;
};

const sent = new Map<string, string>();
const answered: string[] = [];

/** Sends files until the product ends, alternately as a form and in parts, and records each confirmed document. */
const sendUntilItEnds = async (supplier: Supplier, about: string, { pendencyId, note }: { pendencyId: number; note: () => void }) => {
  for (let at = 0; at < MOST_BY_ONE; at += 1) {
    const name = `${about}.${at}.pdf`;
    const bytes = Buffer.from(await aPdf(name).arrayBuffer());
    sent.set(name, hashOf(bytes));
    try {
      const isThere = await (at % 2 === 0 ? sendWhole : sendInParts)(supplier, { pendencyId, name, bytes });
      if (!isThere) return;
      answered.push(name);
      note();
    } catch {
      return; // the connection broke before a response
    }
  }
};

/** Names of all listed documents with the hash of their downloaded bytes. */
const downloadedHashes = async ({ api, address }: Supplier, pendencyIds: Iterable<number>) => {
  const found = new Map<string, string>();
  for (const id of pendencyIds)
    for (let page = 1; ; page += 1) {
      const { results, meta } = (await api("GET /pendencies/{id}/documents")({ id, query: { page } })).answer;
      for (const document of results) {
        const { answer } = await api("GET /documents/{id}")({ id: document.id });
        found.set(document.name, hashOf(await (await fetch(address + answer.url)).arrayBuffer()));
      }
      if (page >= meta.lastPage) break;
    }
  return found;
};

/** Stored files with bytes that do not match their name, which is a hash. */
const brokenFiles = async (): Promise<readonly string[]> => {
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && /^[0-9a-f]{64}$/.test(entry.name));
  const broken: string[] = [];
  for (const { parentPath, name } of files) if (hashOf(await readFile(join(parentPath, name))) !== name) broken.push(name);
  return broken;
};

test(`every confirmed document opens unchanged after ${CRASHES} kills during uploads`, async () => {
  const used = new Set<number>();
  const halfSent: { file: File; path: string }[] = [];
  for (let crash = 0; crash < CRASHES; crash += 1) {
    const product = await begin();
    const supplier = await supplierOf(product);
    const before = answered.length;
    const { promise: enough, resolve } = Promise.withResolvers<void>();
    const note = () => (answered.length - before >= ANSWERS_BEFORE_A_CRASH ? resolve() : undefined);
    const [pendencyId = 0] = supplier.pendencies;
    const file = { pendencyId, name: `metade.${crash}.pdf`, bytes: Buffer.from(await aPdf(`metade ${crash}`).arrayBuffer()) };
    const path = await supplier.parts.begun(file.bytes.length, about(file));
    await supplier.parts.patch(path, 0, file.bytes.subarray(0, 100));
    halfSent.push({ file, path });
    const sending = supplier.pendencies.map((id, writer) => {
      used.add(id);
      return sendUntilItEnds(supplier, `${crash}.${writer}`, { pendencyId: id, note });
    });
    await enough;
    if (crash % 2 === 1) {
      await product.killDatabase();
      await untilReady(product);
    }
    await product.killProcess();
    await Promise.all(sending);
  }
  const supplier = await supplierOf(await begin());
  for (const { file, path } of halfSent) {
    const offset = await supplier.parts.offsetOf(path);
    expect([offset, (await supplier.parts.patch(path, offset, file.bytes.subarray(offset))).status]).toEqual([100, 200]);
    sent.set(file.name, hashOf(file.bytes));
    answered.push(file.name);
  }
  const there = await downloadedHashes(supplier, used);
  expect(answered.filter((name) => there.get(name) !== sent.get(name))).toEqual([]);
  expect([...there].filter(([name, hash]) => sent.has(name) && sent.get(name) !== hash)).toEqual([]);
  expect(await brokenFiles()).toEqual([]);
}, 240_000);
