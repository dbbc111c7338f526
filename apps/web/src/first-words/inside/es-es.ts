export { text as projects } from "../../features/projects/text/es-es.ts";
export { text as shell } from "../../pages/text/es-es.ts";
export { text as days } from "../../shared/days/text/es-es.ts";
