import { type CronItem, parseCronItem } from "graphile-worker";
import type { Clock } from "../clock/clock.ts";

/**
 * A scheduled job. `at` is a crontab line in São Paulo time. Runs missed during an outage are queued once at the next start, so the job
 * must find its remaining work itself.
 */
export type Cron = { readonly job: string; readonly at: string; readonly catchUpHours?: number };

/** Slightly over a day, so that a daily cron is caught up after any outage. */
const CATCH_UP_HOURS = 25;
const ATTEMPTS_MAX = 8;
const HOUR_MS = 3_600_000;

type Minute = { readonly min: number; readonly hour: number; readonly date: number; readonly month: number; readonly dow: number };

const saoPaulo = new Intl.DateTimeFormat("sv-SE", { timeZone: "America/Sao_Paulo", dateStyle: "short", timeStyle: "short" });

/** The library gives a minute in UTC without a year: chooses the year nearest to now. */
const instantOf = ({ month, date, hour, min }: Minute, now: Date): number => {
  const year = now.getUTCFullYear();
  const candidates = [year - 1, year, year + 1].map((candidate) => Date.UTC(candidate, month - 1, date, hour, min));
  return candidates.reduce((best, next) => (Math.abs(next - now.getTime()) < Math.abs(best - now.getTime()) ? next : best));
};

/** Converts a UTC minute to São Paulo time. */
export const inSaoPaulo = (utc: Minute, now: Date): Minute => {
  const shown = new Date(`${saoPaulo.format(instantOf(utc, now)).replace(" ", "T")}Z`);
  return {
    min: shown.getUTCMinutes(),
    hour: shown.getUTCHours(),
    date: shown.getUTCDate(),
    month: shown.getUTCMonth() + 1,
    dow: shown.getUTCDay(),
  };
};

export const cronItem = ({ job, at, catchUpHours = CATCH_UP_HOURS }: Cron, clock: Clock): CronItem => {
  const { match } = parseCronItem({ task: job, match: at });
  return {
    task: job,
    match: (utc) => match(inSaoPaulo(utc, clock.now())),
    options: { backfillPeriod: catchUpHours * HOUR_MS, maxAttempts: ATTEMPTS_MAX, jobKey: job },
  };
};
