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

/** What only a demonstration shows: who may sign in, and what would have been sent. Elsewhere these addresses do not exist. */
export const demo = (logins: readonly DemoLogin[] | undefined) => module("demo", demoRoutes, logins ? answers(logins) : nothing);
