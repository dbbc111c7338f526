/** Today's date in São Paulo, independent of the browser's time zone. */
export const today = (): string => new Date().toLocaleDateString("sv-SE", { timeZone: "America/Sao_Paulo" });
