import { cnpjProblem, normaliseCnpj } from "@emdia/contract/documents/cnpj.ts";
import { refuse } from "../../kernel/outcome.ts";
import type { Handler } from "../../platform/http/handler.ts";
import { lookupCnpjCached } from "./lookup-cnpj-cached.ts";
import { presentByHand, presentEntered, presentHere, presentKnown } from "./present-registry.ts";
import type { CnpjLookup } from "./registry/cnpj-lookup.ts";
import { companyHere, publishedCompany } from "./store/registry-companies.ts";

/** Looks up a CNPJ in the registry, the directory, the entered companies and the external service. If all fail, the user types the data. */
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

    const answer = await lookupCnpjCached(scope, lookup, cnpj);
    return answer.kind === "found" ? presentKnown(answer.company, "service") : presentByHand(cnpj, answer.kind);
  };
