import { cast, type Membership, roles } from "../accounts/cast.ts";
import { companyKeys, demoCompanies } from "../companies.ts";
import type { SentPendency } from "./sent-pendencies.ts";

/** Who of the cast sends for a supplier, by its number. */
const ofCast: ReadonlyMap<string, string> = new Map(
  roles.toReversed().flatMap((role) =>
    (cast[role].memberships as readonly Membership[]).flatMap(({ company }) => {
      const cnpj = demoCompanies[companyKeys.indexOf(company)]?.cnpj;
      return cnpj ? [[cnpj, cast[role].name] as const] : [];
    }),
  ),
);
const others = ["Denise Rabelo", "Fábio Quintela", "Ivana Prates", "Nelson Arruda", "Cibele Fontana"] as const;

/** Who sent for a supplier: its own people of the cast, or somebody whom nobody signs in as. */
export const senderOf = ({ providerCnpj }: SentPendency): string =>
  ofCast.get(providerCnpj) ?? others[Number(providerCnpj.slice(-2)) % others.length] ?? others[0];
