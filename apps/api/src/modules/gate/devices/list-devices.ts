import { exactMetaOf, offsetOf } from "../../../platform/database/paging.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { countDevicesOf, devicesOf } from "../store/gate-devices.ts";
import { closedDevices } from "./device-for.ts";
import { presentDevice } from "./present-device.ts";

export const listDevices: Handler<"GET /companies/{companyId}/gate-devices"> = async (scope, { params: { companyId }, query }) => {
  const closed = closedDevices(scope, companyId);
  if (closed) return closed;
  const rows = await devicesOf(scope.tx, companyId, { offset: offsetOf(query), atMost: query.itemsPerPage });
  return { results: rows.map(presentDevice), meta: exactMetaOf(query, await countDevicesOf(scope.tx, companyId)) };
};
