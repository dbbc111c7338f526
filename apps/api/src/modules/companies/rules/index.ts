export { decideCustomValues } from "./custom-values.ts";
export { type Difference, differencesIn } from "./differences.ts";
export { isTyped } from "./entry.ts";
