import type { NewCompany } from "@emdia/contract/companies/entered-routes.ts";
import { accept, type Outcome, refuse } from "../../../kernel/outcome.ts";
import { hideCpf, type KnownCompany } from "./known-company.ts";

export type EntrySource = "registry" | "service" | "typed";
/** Stored data of an entered company. */
export type Entry = {
  readonly companyName: string;
  readonly tradingName: string;
  readonly city: string | null;
  readonly state: string | null;
  readonly source: EntrySource;
};
type LookedUpCompany = { readonly company: KnownCompany; readonly source: Exclude<EntrySource, "typed"> };

/** True if a user typed the data; the screen marks them. */
export const isTyped = (source: string): boolean => source === "typed";

/** Prefers looked-up data over typed data, field by field. A CPF in a name is masked before it is stored. */
export const decideEntry = (lookedUp: LookedUpCompany | undefined, typed: NewCompany): Outcome<Entry, "entered_company.name_missing"> => {
  const known = lookedUp?.company.companyName ? lookedUp : undefined;
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
