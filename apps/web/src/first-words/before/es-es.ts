export { text as signIn } from "../../features/sign-in/text/es-es.ts";
export { text as frame } from "../../pages/router/text/es-es.ts";
export { text as errors } from "../../shared/errors/text/es-es.ts";
export { text as shared } from "../../shared/i18n/text/es-es.ts";
