import type { IsoDay } from "../../kernel/dates.ts";

/** The only place where the product learns what time it is; tests move it. */
export type Clock = { readonly now: () => Date };

export const systemClock: Clock = { now: () => new Date() };

const saoPauloDay = new Intl.DateTimeFormat("sv-SE", { timeZone: "America/Sao_Paulo" });

/** The calendar day of an instant where the product lives. */
export const dayInSaoPaulo = (instant: Date): IsoDay => saoPauloDay.format(instant);
