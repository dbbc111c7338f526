import type { Logger } from "pino";
import type { Clock } from "../platform/clock/clock.ts";
import type { Settings } from "../platform/config/settings.ts";
import type { DatabaseUrls } from "./prepare-database.ts";

/** What every part of a start may need. */
export type StartContext = {
  readonly settings: Settings;
  readonly secret: string;
  readonly logger: Logger;
  readonly database: DatabaseUrls;
  readonly clock: Clock;
};
