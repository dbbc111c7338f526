import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { cast, DEMO_PASSWORD } from "../../demo/accounts/cast.ts";
import { signedIn } from "../accounts/signed-in.ts";
import { apiClient } from "../api-client.ts";
import { type Product, startProduct, untilReady } from "../product.ts";

const CRASHES = Number(process.env.CRASHES ?? 3);
const WRITERS = 4;
const ANSWERS_BEFORE_A_CRASH = 25;
const dataDir = await mkdtemp(join(tmpdir(), "emdia-crash-"));
const running: { product?: Product } = {};

afterAll(async () => {
  await running.product?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const owner = async ({ address }: Product) => {
  const { answer } = await apiClient(address)("POST /authentication/signin")({
    body: { email: cast.admin.email, password: DEMO_PASSWORD },
  });
  return apiClient(address, signedIn(answer).token);
};
type Api = Awaited<ReturnType<typeof owner>>;

/** Writes until the product is gone or refuses, and keeps the name of every unit it was told exists. */
const writeUntilItEnds = async (api: Api, name: (at: number) => string, note: (name: string) => void) => {
  for (let at = 0; at < 2_000; at += 1) {
    try {
      const { status } = await api("POST /companies/facilities")({ body: { name: name(at) } });
      if (status !== 201) return;
      note(name(at));
    } catch {
      return; // the connection broke: this one was not answered
    }
  }
};

/** The process alone; the database under a product that lives on; and both at once, as when the power fails. */
const waysToDie: readonly ((product: Product) => Promise<void>)[] = [
  ({ killProcess }) => killProcess(),
  async (product) => {
    await product.killDatabase();
    await untilReady(product);
    await product.killProcess();
  },
  async ({ killDatabase, killProcess }) => void (await Promise.all([killDatabase(), killProcess()])),
];

const namesKept = async (api: Api): Promise<Set<string>> => {
  const names = new Set<string>();
  for (let page = 1; ; page += 1) {
    const { answer } = await api("GET /companies/facilities")({ query: { page } });
    for (const { name } of answer.results) names.add(name);
    if (answer.results.length === 0) return names;
  }
};

test(`what was answered is still there after ${CRASHES} kills of the process and of the database in the middle of writes`, async () => {
  const answered: string[] = [];
  for (let crash = 0; crash < CRASHES; crash += 1) {
    const product = await startProduct(dataDir, { EMDIA_ROBOT_CHECK: "off" });
    running.product = product;
    const api = await owner(product);
    const before = answered.length;
    const { promise: enough, resolve } = Promise.withResolvers<void>();
    const note = (name: string) => {
      answered.push(name);
      if (answered.length - before === ANSWERS_BEFORE_A_CRASH) resolve();
    };
    const writing = Array.from({ length: WRITERS }, (_, writer) => writeUntilItEnds(api, (at) => `Unidade ${crash}.${writer}.${at}`, note));
    await enough;
    await waysToDie[crash % waysToDie.length]?.(product);
    await Promise.all(writing);
    expect(answered.length - before).toBeGreaterThanOrEqual(ANSWERS_BEFORE_A_CRASH);
  }
  const product = await startProduct(dataDir, { EMDIA_ROBOT_CHECK: "off" });
  running.product = product;
  const kept = await namesKept(await owner(product));
  expect(answered.filter((name) => !kept.has(name))).toEqual([]);
}, 180_000);
