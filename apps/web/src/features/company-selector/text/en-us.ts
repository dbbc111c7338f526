import type { Translated } from "../../../shared/i18n/translated.ts";
import type { text as portuguese } from "./pt-br.ts";

export const text: Translated<typeof portuguese> = {
  title: "Choose a company",
  search: "Search by name or CNPJ",
  all: "All companies",
  count_zero: "No companies",
  count_one: "{{count}} company",
  count_other: "{{count}} companies",
  several: "Choose several",
  one: "One company at a time in My account",
  owner: "Owner",
  side: { contractor: "Contractor", provider: "Supplier", both: "Contractor and supplier" },
  none: "No company found. Try another name.",
  hint: "↑ ↓ to choose, Enter to confirm, Esc to close",
};
