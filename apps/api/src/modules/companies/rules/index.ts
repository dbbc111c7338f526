export { decideCustomValues } from "./custom-values.ts";
export { isTyped } from "./entry.ts";
