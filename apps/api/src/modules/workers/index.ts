export { activityTypes } from "./activity-types/activity-types.ts";
export { workerLists } from "./lists/worker-lists.ts";
export { movements } from "./movements/movements.ts";
export { knowsOfProjects } from "./project-workers.ts";
export { workerRecords } from "./records/worker-records.ts";
export { restrictions } from "./restrictions/restrictions.ts";
export { settleDueWorkers } from "./settle-due.ts";
export { settleWorkers } from "./settle-worker.ts";
