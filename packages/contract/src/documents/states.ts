/** Codes of the Brazilian states. */
export const states = [
  ...(["AC", "AL", "AP", "AM", "BA", "CE", "DF", "ES", "GO", "MA", "MT", "MS", "MG", "PA"] as const),
  ...(["PB", "PR", "PE", "PI", "RJ", "RN", "RS", "RO", "RR", "SC", "SP", "SE", "TO"] as const),
] as const;
export type State = (typeof states)[number];
export const isState = (text: string): text is State => states.some((state) => state === text);
