export { text as projects } from "../../features/projects/text/en-us.ts";
export { text as shell } from "../../pages/text/en-us.ts";
export { text as days } from "../../shared/days/text/en-us.ts";
