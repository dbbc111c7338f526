import { exactMetaOf, offsetOf } from "../../../platform/database/paging.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { countDevicesOf, devicesOf } from "../store/gate-devices.ts";
import { refuseConfiguration } from "./load-device.ts";
import { presentDevice } from "./present-device.ts";

export const listDevices: Handler<"GET /companies/{companyId}/gate-devices"> = async (scope, { params: { companyId }, query }) => {
  const refused = refuseConfiguration(scope, companyId);
  if (refused) return refused;
  const rows = await devicesOf(scope.tx, companyId, { offset: offsetOf(query), atMost: query.itemsPerPage });
  return { results: rows.map(presentDevice), meta: exactMetaOf(query, await countDevicesOf(scope.tx, companyId)) };
};
