/** Today's date in São Paulo, independent of the browser's time zone. */
export const today = (): string => new Date().toLocaleDateString("sv-SE", { timeZone: "America/Sao_Paulo" });

const MINUTE_LENGTH = "YYYY-MM-DD HH:MM".length;
/** Date and time in São Paulo to the minute, such as `2026-03-10 08:00`. */
export const nowToTheMinute = (): string => new Date().toLocaleString("sv-SE", { timeZone: "America/Sao_Paulo" }).slice(0, MINUTE_LENGTH);
