import { refuse } from "../../kernel/outcome.ts";
import { recordHistory } from "../../platform/history/history.ts";
import type { Handler } from "../../platform/http/handler.ts";
import { facilityFor } from "./facility-for.ts";
import { presentFacility } from "./present.ts";
import { renameFacilityRow } from "./store/facilities.ts";

export const renameFacility: Handler<"PUT /companies/facilities/{id}"> = async (scope, { params, body }) => {
  const found = await facilityFor(scope, "update_location", { id: params.id, toChange: true });
  if (!found.ok) return found;
  const facility = found.value;
  if (facility.name === body.name) return presentFacility(scope, facility);

  if ((await renameFacilityRow(scope, facility, body.name)) === "taken") return refuse("facility.name_taken");

  const { id, contractorId } = facility;
  await recordHistory(scope, {
    ownerId: contractorId,
    about: { kind: "facility", id },
    subject: { kind: "facility", id, name: body.name },
    action: "facility.renamed",
    change: { field: "name", from: facility.name, to: body.name },
  });
  return presentFacility(scope, { ...facility, name: body.name });
};
