import { exportPermissions } from "@emdia/contract/exports/routes.ts";
import { Id } from "@emdia/contract/list.ts";
import * as z from "zod/mini";
import { askForExport, exportReader } from "../../../platform/exports/ask-for-export.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { jobKind } from "../../../platform/jobs/job.ts";
import { whichContractors } from "../policy.ts";
import { configFor } from "./config-for.ts";

/** The payload stores the contractors that the user may export at the time of the request. With an id it exports one configuration. */
export const exportConfigs = jobKind(
  "trainings.export-configs",
  z.object({ ...exportReader, contractorIds: z.array(Id), name: z.optional(z.string()), id: z.optional(Id) }),
);

export const exportConfigsToFile: Handler<"POST /integrations/training-classes-configs/export"> = (scope, { body: { name } }) => {
  const contractorIds = [...whichContractors(scope, exportPermissions.training_configs)];
  return askForExport(scope, {
    kind: "training_configs",
    job: exportConfigs,
    companyIds: contractorIds,
    of: (reader) => ({ ...reader, contractorIds, ...(name !== undefined && { name }) }),
  });
};

export const exportConfigToFile: Handler<"POST /integrations/training-classes-configs/{id}/export"> = async (scope, { params: { id } }) => {
  const found = await configFor(scope, exportPermissions.training_configs, { id });
  if (!found.ok) return found;
  const contractorIds = [found.value.contractorId];
  return askForExport(scope, {
    kind: "training_configs",
    job: exportConfigs,
    companyIds: contractorIds,
    of: (reader) => ({ ...reader, contractorIds, id }),
  });
};
