/** The day it is where the product lives, wherever the browser is. */
export const today = (): string => new Date().toLocaleDateString("sv-SE", { timeZone: "America/Sao_Paulo" });
