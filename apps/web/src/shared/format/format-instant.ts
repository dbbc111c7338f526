import { memoizeByKey } from "./memoize-by-key.ts";

const toTheMinute = { day: "2-digit", month: "2-digit", year: "numeric", hour: "2-digit", minute: "2-digit" } as const;
/** Formats in the time zone of São Paulo for every user. */
const clock = memoizeByKey(() => new Intl.DateTimeFormat("pt-BR", { timeZone: "America/Sao_Paulo", ...toTheMinute }));

/** Formats an instant to the minute: `05/03/2024 14:30`. */
export const formatInstant = (isoInstant: string): string => clock().format(new Date(isoInstant)).replace(", ", " ");
