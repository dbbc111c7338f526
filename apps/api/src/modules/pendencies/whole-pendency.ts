import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import type { Scope } from "../../platform/access/scope.ts";
import { presentItem } from "./checklist/present-item.ts";
import { questionsOf } from "./checklist/store.ts";
import { commentTotals } from "./comments/store.ts";
import { presentPendency } from "./present-pendency.ts";
import type { StoredPendency } from "./store/pendency-rows.ts";

/** A pendency as its record shows it: with its questions, and with how much was said about it. */
export const wholePendency = async (scope: Scope, pendency: StoredPendency): Promise<Pendency> => ({
  ...presentPendency(scope, pendency),
  checklist: (await questionsOf(scope.tx, pendency)).map(presentItem),
  comments: await commentTotals(scope.tx, pendency),
});
