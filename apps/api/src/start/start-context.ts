import type { Logger } from "pino";
import type { Clock } from "../platform/clock/clock.ts";
import type { Settings } from "../platform/config/settings.ts";
import type { DatabaseUrls } from "./prepare-database.ts";

/** Dependencies of the server and of the jobs. */
export type StartContext = {
  readonly settings: Settings;
  readonly secret: string;
  readonly logger: Logger;
  readonly database: DatabaseUrls;
  readonly clock: Clock;
};
