export { text as signIn } from "../../features/sign-in/text/en-us.ts";
export { text as frame } from "../../pages/router/text/en-us.ts";
export { text as errors } from "../../shared/errors/text/en-us.ts";
export { text as shared } from "../../shared/i18n/text/en-us.ts";
