import { PendencyAddress } from "../../features/pendencies/pendency-filter.ts";
import { filterText } from "../../shared/list/filter-address.ts";
import type { SelectedCompanies } from "../../shared/session/companies/selected-companies.ts";

/** What a queue is known by: the filter of its list, and the companies among which that was asked. */
export const queueKey = (filter: PendencyAddress, companies: SelectedCompanies): string =>
  `${companies}?${filterText(PendencyAddress, filter)}`;
