import { addDays, secondsBetween } from "../../kernel/dates.ts";
import { dayInSaoPaulo, dayStart } from "../clock/clock.ts";

/** What a message is about. Each category has its own limit, so that invitations cannot use up the codes of a sign-in. */
export type MessageCategory = "code" | "sms" | "account" | "notice" | "inbox" | "digest" | "invitation" | "export";

/** Messages of a company per day in São Paulo. A contractor that invites hundreds of suppliers stays below. */
export const COMPANY_DAY_MAX = 1_000;
/** Messages of one company to one recipient per day and category. */
export const COMPANY_RECIPIENT_DAY_MAX = 5;
/** Messages to one recipient per day and category, of all companies together. */
export const recipientDayMax: { readonly [C in MessageCategory]: number } = {
  code: 50,
  sms: 10,
  account: 20,
  notice: 20,
  inbox: 50,
  digest: 2,
  invitation: 20,
  export: 50,
};

export const nextDayStart = (now: Date): Date => dayStart(addDays(dayInSaoPaulo(now), 1));
/** Seconds until the limits begin anew. */
export const secondsUntilNextDay = (now: Date): number => Math.ceil(secondsBetween(now, nextDayStart(now)));
