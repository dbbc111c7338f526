export { text as signIn } from "../../features/sign-in/text/pt-br.ts";
export { text as frame } from "../../pages/router/text/pt-br.ts";
export { text as errors } from "../../shared/errors/text/pt-br.ts";
export { text as shared } from "../../shared/i18n/text/pt-br.ts";
