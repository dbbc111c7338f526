import type { Scope } from "../../platform/access/scope.ts";
import type { CnpjLookup, LookupResult } from "./registry/cnpj-lookup.ts";
import { keepAnswer, keptAnswer } from "./store/registry-companies.ts";

const KEPT_MS = 86_400_000;

/** The service is asked once a day about a number; when it cannot be asked, the person types. */
export const lookupCnpjCached = async (scope: Scope, lookup: CnpjLookup | undefined, cnpj: string): Promise<LookupResult> => {
  const kept = await keptAnswer(scope, cnpj, new Date(scope.now.getTime() - KEPT_MS));
  if (kept) return { kind: "found", company: kept };
  if (!lookup) return { kind: "unavailable" };

  const told = await lookup(cnpj);
  if (told.kind === "found") await keepAnswer(scope, told.company);
  return told;
};
