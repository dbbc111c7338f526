import { PendencyAddress } from "../../features/pendencies/pendency-filter.ts";
import { filterText } from "../../shared/list/filter-address.ts";
import type { SelectedCompanies } from "../../shared/session/companies/selected-companies.ts";

/** Key of a queue: the filter of its list and the selected companies. */
export const queueKey = (filter: PendencyAddress, companies: SelectedCompanies): string =>
  `${companies}?${filterText(PendencyAddress, filter)}`;
