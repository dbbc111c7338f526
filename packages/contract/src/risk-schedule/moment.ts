import * as z from "zod/mini";
import { Day, dayOfYears } from "../list.ts";
import { RISK_YEAR_MAX, RISK_YEAR_MIN } from "./limits.ts";

/** Day and time of day in the calendar of the company (São Paulo), to the minute. */
export const Moment = z.object({ day: Day, time: z.string() });
export type Moment = z.output<typeof Moment>;

export const TimeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/), z.meta({ examples: ["07:00"] }));

const riskDay = dayOfYears(RISK_YEAR_MIN, RISK_YEAR_MAX);
/** Start or end of a schedule as a user enters it. */
const momentInput = (example: string) =>
  z.object({ day: riskDay, time: TimeOfDay }).check(z.meta({ examples: [{ day: "2099-03-10", time: example }] }));
export const StartInput = momentInput("07:00");
export const EndInput = momentInput("17:00");

const dayIn = (moment: string): string => moment.slice(0, "2026-03-10".length);
/** A moment in a query: `2026-03-10T07:00`. */
export const queryMoment = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/),
  z.refine((moment) => z.safeParse(riskDay, dayIn(moment)).success, "day_out_of_reach"),
  z.meta({ examples: ["2099-03-10T07:00"] }),
);
