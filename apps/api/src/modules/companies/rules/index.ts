export { decideCustomValues, type ValueChange } from "./custom-values.ts";
export { isTyped } from "./entry.ts";
