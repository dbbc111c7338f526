import type { Scope } from "../../platform/access/scope.ts";

/** Scope of a save: that of a request, or that of a batch of an import, which has no address. */
export type Planner = Pick<Scope, "tx" | "now" | "today" | "entries" | "language"> & {
  readonly account: { readonly id: number; readonly name: string };
  readonly caller?: Pick<Scope["caller"], "address">;
};
