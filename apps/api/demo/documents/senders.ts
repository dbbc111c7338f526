import { cast, type Membership, roles } from "../accounts/cast.ts";
import { companyKeys, demoCompanies } from "../companies.ts";
import type { SentPendency } from "./sent-pendencies.ts";

/** The demo user of each supplier, by CNPJ. */
const ofCast: ReadonlyMap<string, string> = new Map(
  roles.toReversed().flatMap((role) =>
    (cast[role].memberships as readonly Membership[]).flatMap(({ company }) => {
      const cnpj = demoCompanies[companyKeys.indexOf(company)]?.cnpj;
      return cnpj ? [[cnpj, cast[role].name] as const] : [];
    }),
  ),
);
const others = ["Denise Rabelo", "Fábio Quintela", "Ivana Prates", "Nelson Arruda", "Cibele Fontana"] as const;

/** Name of the sender: the supplier's demo user, or an invented name. */
export const senderOf = ({ providerCnpj }: SentPendency): string =>
  ofCast.get(providerCnpj) ?? others[Number(providerCnpj.slice(-2)) % others.length] ?? others[0];
