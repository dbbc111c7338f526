import { demoRoutes } from "@emdia/contract/demo/routes.ts";
import { refuse } from "../../kernel/outcome.ts";
import { type Handlers, module } from "../../platform/http/handler.ts";
import { readOutbox } from "./store.ts";

export type DemoLogin = { readonly email: string; readonly password: string; readonly name: string; readonly who: string };

const answers = (logins: readonly DemoLogin[]): Handlers<typeof demoRoutes> => ({
  "GET /demo/outbox": (scope) => readOutbox(scope),
  "GET /demo/logins": async () => [...logins],
});
const nothing: Handlers<typeof demoRoutes> = {
  "GET /demo/outbox": async () => refuse("demo.off"),
  "GET /demo/logins": async () => refuse("demo.off"),
};

/** Demo logins and the outbox of unsent messages. Outside a demo, the routes return 404. */
export const demo = (logins: readonly DemoLogin[] | undefined) => module("demo", demoRoutes, logins ? answers(logins) : nothing);
