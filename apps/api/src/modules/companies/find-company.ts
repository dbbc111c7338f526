import type { FoundCompany } from "@emdia/contract/companies/registry-routes.ts";
import { cnpjProblem, normaliseCnpj } from "@emdia/contract/documents/cnpj.ts";
import { refuse } from "../../kernel/outcome.ts";
import type { Scope } from "../../platform/access/scope.ts";
import type { Handler } from "../../platform/http/handler.ts";
import { presentByHand, presentHere, presentKnown } from "./present-registry.ts";
import type { CnpjLookup } from "./registry/cnpj-lookup.ts";
import { companyHere, keepAnswer, keptAnswer, publishedCompany } from "./store/registry-companies.ts";

const KEPT_MS = 86_400_000;

/** The service is asked once a day about a number; when it cannot be asked, the person types. */
const askOutside = async (scope: Scope, lookup: CnpjLookup | undefined, cnpj: string): Promise<FoundCompany> => {
  const kept = await keptAnswer(scope, cnpj, new Date(scope.now.getTime() - KEPT_MS));
  if (kept) return presentKnown(kept, "service");
  if (!lookup) return presentByHand(cnpj, "unavailable");

  const told = await lookup(cnpj);
  if (told.kind !== "found") return presentByHand(cnpj, told.kind);
  await keepAnswer(scope, told.company);
  return presentKnown(told.company, "service");
};

/** Here, in the open data, outside, and at last by hand: nobody is ever stopped because somebody else does not answer. */
export const findCompany =
  (lookup: CnpjLookup | undefined): Handler<"GET /projects/companies/find-cnpj/{cnpj}"> =>
  async (scope, { params }) => {
    const reason = cnpjProblem(params.cnpj);
    if (reason) return refuse("registry.cnpj_invalid", { reason });

    const cnpj = normaliseCnpj(params.cnpj);
    const here = await companyHere(scope, cnpj);
    const published = await publishedCompany(scope, cnpj);
    if (published) return presentKnown(published, "registry", here);
    return here ? presentHere(cnpj, here) : askOutside(scope, lookup, cnpj);
  };
