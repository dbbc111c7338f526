export { restrictions } from "./restrictions/restrictions.ts";
export { settleWorkers } from "./settle-worker.ts";
