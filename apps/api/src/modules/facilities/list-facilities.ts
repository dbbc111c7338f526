import type { Handler } from "../../platform/http/handler.ts";
import { whichFacilities } from "./policy.ts";
import { presentFacility } from "./present.ts";
import { listFacilityPage } from "./store/facilities.ts";

export const listFacilities: Handler<"GET /companies/facilities"> = async (scope, { query }) => {
  const { rows, meta } = await listFacilityPage(scope, whichFacilities(scope), query);
  return { results: rows.map((facility) => presentFacility(scope, facility)), meta };
};
