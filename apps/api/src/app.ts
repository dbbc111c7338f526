import type pg from "pg";
import type { Logger } from "pino";
import { type DemoLogin, demo } from "./modules/demo/index.ts";
import { facilities } from "./modules/facilities/index.ts";
import { identity, recovery } from "./modules/identity/index.ts";
import { projects } from "./modules/projects/index.ts";
import type { Clock } from "./platform/clock/clock.ts";
import type { FileStore } from "./platform/files/file-store.ts";
import type { Module } from "./platform/http/handler.ts";
import type { RateLimits } from "./platform/http/rate-limits.ts";
import { buildServer } from "./platform/http/server.ts";
import { sessionTokens } from "./platform/http/session-token.ts";

export type AppOptions = {
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly secret: string;
  /** With what links in e-mails begin. */
  readonly publicUrl: string;
  readonly logger: Logger;
  /** The cast of the demo world, where there is one. */
  readonly demoLogins: readonly DemoLogin[] | undefined;
  readonly files?: FileStore;
  readonly storageOrigin?: string | undefined;
  readonly webFolder?: string;
  readonly rateLimits?: RateLimits;
};

/** The table of contents of the server. */
const modules = ({ secret, publicUrl, demoLogins }: AppOptions, tokens: ReturnType<typeof sessionTokens>): readonly Module[] => [
  identity({ tokens, secret, publicUrl }),
  recovery({ tokens, secret, publicUrl }),
  facilities,
  projects,
  demo(demoLogins),
];

export const buildApp = (options: AppOptions) => {
  const tokens = sessionTokens(options.secret);
  return buildServer({ ...options, tokens, modules: modules(options, tokens) });
};
