import type { NewCompany } from "@emdia/contract/companies/entered-routes.ts";
import { accept, type Outcome, refuse } from "../../../kernel/outcome.ts";
import { hideCpf, type KnownCompany } from "./known-company.ts";

export type EntrySource = "registry" | "service" | "typed";
/** What is kept of a company that a contractor enters. */
export type Entry = {
  readonly companyName: string;
  readonly tradingName: string;
  readonly city: string | null;
  readonly state: string | null;
  readonly source: EntrySource;
};
type LookedUpCompany = { readonly company: KnownCompany; readonly source: Exclude<EntrySource, "typed"> };

/** Data that somebody typed are shown as such. */
export const isTyped = (source: string): boolean => source === "typed";

/**
 * Whoever is asked about a number is believed before whoever types, name by name; what nobody says is typed. A name that holds its
 * owner's CPF is kept without it.
 */
export const decideEntry = (told: LookedUpCompany | undefined, typed: NewCompany): Outcome<Entry, "entered_company.name_missing"> => {
  const known = told?.company.companyName ? told : undefined;
  const name = known?.company.companyName ?? typed.companyName;
  if (name === undefined) return refuse("entered_company.name_missing");
  const companyName = hideCpf(name);
  return accept({
    companyName,
    tradingName: hideCpf(known?.company.tradingName ?? typed.tradingName ?? companyName),
    city: known?.company.city ?? typed.city ?? null,
    state: known?.company.state ?? typed.state ?? null,
    source: known?.source ?? "typed",
  });
};
