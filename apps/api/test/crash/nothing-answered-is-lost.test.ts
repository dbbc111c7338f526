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

/** Creates facilities until the product ends or refuses, and records each confirmed name. */
const writeUntilItEnds = async (api: Api, name: (at: number) => string, note: (name: string) => void) => {
  for (let at = 0; at < 2_000; at += 1) {
    try {
      const { status } = await api("POST /companies/facilities")({ body: { name: name(at) } });
      if (status !== 201) return;
      note(name(at));
    } catch {
      return; // the connection broke before a response
    }
  }
};

/** Kills the process, or the database and then the process, or both at once as a power failure. */
const killScenarios: readonly ((product: Product) => Promise<void>)[] = [
  ({ killProcess }) => killProcess(),
  async (product) => {
    await product.killDatabase();
    await untilReady(product);
    await product.killProcess();
  },
  async ({ killDatabase, killProcess }) => void (await Promise.all([killDatabase(), killProcess()])),
];

const storedNames = async (api: Api): Promise<Set<string>> => {
  const names = new Set<string>();
  for (let page = 1; ; page += 1) {
    const { answer } = await api("GET /companies/facilities")({ query: { page } });
    for (const { name } of answer.results) names.add(name);
    if (answer.results.length === 0) return names;
  }
};

test(`every confirmed write exists after ${CRASHES} kills during writes`, async () => {
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
    await killScenarios[crash % killScenarios.length]?.(product);
    await Promise.all(writing);
    expect(answered.length - before).toBeGreaterThanOrEqual(ANSWERS_BEFORE_A_CRASH);
  }
  const product = await startProduct(dataDir, { EMDIA_ROBOT_CHECK: "off" });
  running.product = product;
  const stored = await storedNames(await owner(product));
  expect(answered.filter((name) => !stored.has(name))).toEqual([]);
}, 180_000);
