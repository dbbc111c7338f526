export { text as projects } from "../../features/projects/text/pt-br.ts";
export { text as shell } from "../../pages/text/pt-br.ts";
export { text as days } from "../../shared/days/text/pt-br.ts";
