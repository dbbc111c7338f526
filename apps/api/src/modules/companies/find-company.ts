import { cnpjProblem, normaliseCnpj } from "@emdia/contract/documents/cnpj.ts";
import { refuse } from "../../kernel/outcome.ts";
import type { Handler } from "../../platform/http/handler.ts";
import { lookupCnpjCached } from "./lookup-cnpj-cached.ts";
import { presentByHand, presentEntered, presentHere, presentKnown } from "./present-registry.ts";
import type { CnpjLookup } from "./registry/cnpj-lookup.ts";
import { companyHere, publishedCompany } from "./store/registry-companies.ts";

/** Here, in the open data, as it was entered, outside, and at last by hand: nobody is ever stopped because somebody else does not answer. */
export const findCompany =
  (lookup: CnpjLookup | undefined): Handler<"GET /projects/companies/find-cnpj/{cnpj}"> =>
  async (scope, { params }) => {
    const reason = cnpjProblem(params.cnpj);
    if (reason) return refuse("registry.cnpj_invalid", { reason });

    const cnpj = normaliseCnpj(params.cnpj);
    const { here, entered } = await companyHere(scope, cnpj);
    const published = await publishedCompany(scope, cnpj);
    if (published) return presentKnown(published, "registry", { here, entered });
    if (here) return presentHere(cnpj, here);
    if (entered) return presentEntered(cnpj, entered);

    const told = await lookupCnpjCached(scope, lookup, cnpj);
    return told.kind === "found" ? presentKnown(told.company, "service") : presentByHand(cnpj, told.kind);
  };
