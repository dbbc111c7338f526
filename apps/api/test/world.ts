import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Logger } from "pino";
import { afterAll, beforeAll, inject } from "vitest";
import { cast, DEMO_PASSWORD, demoLogins, type Role } from "../demo/accounts/cast.ts";
import { buildApp } from "../src/app.ts";
import { openFileStore } from "../src/platform/files/file-store.ts";
import type { RobotSetting } from "../src/platform/robot/setting.ts";
import { createLogger } from "../src/platform/telemetry/logger.ts";
import { finishSignIn } from "./accounts/signed-in.ts";
import { apiClient } from "./api-client.ts";
import { type OwnDatabase, ownDatabase } from "./database.ts";
import { type MovableClock, movableClock } from "./movable-clock.ts";

type Api = ReturnType<typeof apiClient>;
export type World = {
  readonly database: OwnDatabase;
  readonly clock: MovableClock;
  readonly address: () => string;
  /** API of a demo user. */
  readonly as: (role: Role) => Promise<Api>;
  /** Access token of a demo user, for raw requests. */
  readonly tokenOf: (role: Role) => Promise<string>;
  readonly anonymous: () => Api;
  /** API with another token. */
  readonly withToken: (token: string) => Api;
};
/** Options of the server that differ from the defaults. */
type Options = {
  readonly robot?: RobotSetting;
  readonly trustedProxies?: number | readonly string[];
  readonly scans?: boolean;
  /** URL of the file storage; a temporary folder by default. */
  readonly storageUrl?: () => string;
  readonly logger?: Logger;
  /** Whether the limits per account that routes declare apply. */
  readonly accountLimits?: boolean;
};
const silent = createLogger("silent");
const unlimited = { perAccount: 1_000_000, perAddress: 1_000_000, perAddressGuessing: 1_000_000 } as const;

/** A server for one test file, on its own copy of the demo world. */
export const openWorld = ({
  robot = { kind: "off" },
  trustedProxies = 0,
  scans = false,
  storageUrl,
  logger = silent,
  accountLimits = false,
}: Options = {}): World => {
  const database = ownDatabase();
  const clock = movableClock();
  const opened: { app?: Awaited<ReturnType<typeof buildApp>>; address?: string; files?: string } = {};
  const tokens = new Map<Role, Promise<string>>();

  beforeAll(async () => {
    const secret = inject("secret");
    opened.files = await mkdtemp(join(tmpdir(), "emdia-files-"));
    const storage = storageUrl?.() ?? pathToFileURL(opened.files).href;
    opened.app = await buildApp({
      pool: database.appPool(),
      clock,
      secret,
      files: await openFileStore({ storageUrl: storage, dataDir: opened.files, secret, clock }),
      publicUrl: "http://emdia.test",
      logger,
      demoLogins,
      rateLimits: accountLimits ? unlimited : { ...unlimited, declared: false },
      robot,
      trustedProxies,
      scans,
    });
    await opened.app.listen({ host: "127.0.0.1", port: 0 });
    opened.address = `http://127.0.0.1:${(opened.app.server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    await opened.app?.close();
    if (opened.files) await rm(opened.files, { recursive: true, force: true });
  });

  const address = () => {
    if (!opened.address) throw new Error("the server of this file is not open yet");
    return opened.address;
  };
  const signIn = async (role: Role) => {
    const api = apiClient(address());
    const reply = await api("POST /authentication/signin")({ body: { email: cast[role].email, password: DEMO_PASSWORD } });
    return (await finishSignIn({ database, clock }, api, reply.answer)).token;
  };
  const tokenOf = (role: Role) => {
    const known = tokens.get(role) ?? signIn(role);
    tokens.set(role, known);
    return known;
  };
  return {
    database,
    clock,
    address,
    as: async (role) => apiClient(address(), await tokenOf(role)),
    tokenOf,
    anonymous: () => apiClient(address()),
    withToken: (token) => apiClient(address(), token),
  };
};
