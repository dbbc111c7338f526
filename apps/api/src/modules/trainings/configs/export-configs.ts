import { exportPermissions } from "@emdia/contract/exports/routes.ts";
import { Id } from "@emdia/contract/list.ts";
import * as z from "zod/mini";
import { askForExport, exportReader } from "../../../platform/exports/ask-for-export.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { jobKind } from "../../../platform/jobs/job.ts";
import { whichContractors } from "../policy.ts";

/** The payload stores the contractors that the user may export at the time of the request. */
export const exportConfigs = jobKind(
  "trainings.export-configs",
  z.object({ ...exportReader, contractorIds: z.array(Id), name: z.optional(z.string()) }),
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
