import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { routes } from "@emdia/contract/route.ts";
import type { Logger } from "pino";
import { afterAll, beforeAll, inject } from "vitest";
import * as z from "zod/mini";
import { refuse } from "../../src/kernel/outcome.ts";
import { type FileStore, openFileStore } from "../../src/platform/files/file-store.ts";
import { deviceKeys } from "../../src/platform/http/device-key.ts";
import { module } from "../../src/platform/http/handler.ts";
import type { RateLimits } from "../../src/platform/http/protection/rate-limits.ts";
import { buildServer } from "../../src/platform/http/server.ts";
import { sessionTokens } from "../../src/platform/http/session-token.ts";
import { openRobotCheck } from "../../src/platform/robot/robot-check.ts";
import { createLogger } from "../../src/platform/telemetry/logger.ts";
import type { World } from "../world.ts";

const Paper = z.object({
  shelf: z.int(),
  hash: z.string(),
  name: z.string(),
  type: z.string(),
  size: z.int(),
  pages: z.nullable(z.int()),
  note: z.nullable(z.string()),
});
export type Paper = z.output<typeof Paper>;

export const PAPER_MAX_BYTES = 20_000_000;

/** A route that takes a file with a form, like those of documents. Its note controls the handler. */
const paperRoutes = routes({
  "POST /shelves/{id}/papers": {
    permission: "upload_document_pendency",
    summary: "Puts a paper on a shelf, once however often it is sent",
    refusals: ["company.not_found", "pendency.inactive"],
    upload: {
      maxBytes: PAPER_MAX_BYTES,
      accepted: ["application/pdf", "image/jpeg"],
      form: { file: "paper", fields: z.object({ note: z.optional(z.string().check(z.maxLength(50))) }) },
    },
    answer: Paper,
    status: 201,
  },
});

type PaperServer = {
  readonly address: () => string;
  readonly files: () => FileStore;
  /** Storage folder of this server. */
  readonly folder: () => string;
  /** The stored papers, and the number of calls of the handler with switches for its result. */
  readonly shelf: Map<string, Paper>;
  readonly asked: { times: number; fails: boolean; isClosed: boolean };
};

type Options = { readonly rateLimits?: RateLimits; readonly logger?: Logger; readonly freeMinBytes?: number };

/** A server with only that route, on the database of the world. */
export const openPaperServer = (world: World, { rateLimits, logger = createLogger("silent"), freeMinBytes }: Options = {}): PaperServer => {
  const opened: { address?: string; files?: FileStore; folder?: string; close?: () => Promise<unknown> } = {};
  const shelf = new Map<string, Paper>();
  const asked = { times: 0, fails: false, isClosed: false };
  const papers = module("papers", paperRoutes, {
    "POST /shelves/{id}/papers": async (_scope, { params, body: { fields, ...file } }) => {
      asked.times += 1;
      if (asked.fails) throw new Error("nobody foresaw this");
      if (fields.note === "refuse") return refuse("company.not_found");
      if (asked.isClosed) return refuse("pendency.inactive");
      const paper = { shelf: params.id, note: fields.note ?? null, ...file };
      shelf.set(`${params.id} ${file.hash}`, paper);
      return { ...paper, hidden: "not in the contract" };
    },
  });
  beforeAll(async () => {
    const secret = inject("secret");
    const { clock } = world;
    opened.folder = await mkdtemp(join(tmpdir(), "emdia-papers-"));
    opened.files = await openFileStore({
      storageUrl: pathToFileURL(opened.folder).href,
      dataDir: opened.folder,
      secret,
      clock,
      ...(freeMinBytes !== undefined && { freeMinBytes }),
    });
    const app = await buildServer({
      pool: world.database.appPool(),
      clock,
      tokens: sessionTokens(secret),
      deviceKeys: deviceKeys(secret),
      robotCheck: openRobotCheck({ kind: "off" }, secret),
      logger,
      modules: [papers],
      files: opened.files,
      rateLimits: rateLimits ?? { perAccount: 1_000_000, perAddress: 1_000_000, perAddressGuessing: 1_000_000 },
    });
    await app.listen({ host: "127.0.0.1", port: 0 });
    opened.address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
    opened.close = () => app.close();
  });
  afterAll(async () => {
    await opened.close?.();
    if (opened.folder) await rm(opened.folder, { recursive: true, force: true });
  });
  const known = <T>(value: T | undefined): T => {
    if (value === undefined) throw new Error("the server of papers is not open yet");
    return value;
  };
  return {
    address: () => known(opened.address),
    files: () => known(opened.files),
    folder: () => known(opened.folder),
    shelf,
    asked,
  };
};
