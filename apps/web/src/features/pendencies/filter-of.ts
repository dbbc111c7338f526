import type { PendencyFilter } from "@emdia/contract/pendencies/list-routes.ts";
import type { PendencyAddress } from "./pendency-filter.ts";

/** The filter without page and order, which do not change the set of rows. */
export const filterOf = ({ page: _page, itemsPerPage: _size, orderBy: _order, ...filter }: PendencyAddress): PendencyFilter => filter;
