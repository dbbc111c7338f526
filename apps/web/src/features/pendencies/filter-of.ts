import type { PendencyFilter } from "@emdia/contract/pendencies/list-routes.ts";
import type { PendencyAddress } from "./pendency-filter.ts";

/** The filter alone: neither the page nor the order changes what there is. */
export const filterOf = ({ page: _page, itemsPerPage: _size, orderBy: _order, ...filter }: PendencyAddress): PendencyFilter => filter;
