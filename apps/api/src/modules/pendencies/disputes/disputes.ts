import { disputeRoutes } from "@emdia/contract/pendencies/dispute-routes.ts";
import { module, withPrechecks } from "../../../platform/http/handler.ts";
import { decideDispute } from "./decide-dispute.ts";
import { disputeRejection } from "./dispute-rejection.ts";
import { keepDisputeFile, precheckDisputeFile } from "./keep-dispute-file.ts";
import { countDisputes, readDisputes } from "./read-disputes.ts";

export const pendencyDisputes = ({ scans = false }: { readonly scans?: boolean | undefined }) =>
  withPrechecks(
    module("pendency-disputes", disputeRoutes, {
      "GET /pendencies/dispute-totals": countDisputes,
      "GET /pendencies/{id}/dispute": readDisputes,
      "POST /pendencies/{id}/dispute": disputeRejection,
      "POST /pendencies/{id}/dispute/attachments": keepDisputeFile({ scans }),
      "PUT /pendencies/{id}/dispute/decision": decideDispute,
    }),
    { "POST /pendencies/{id}/dispute/attachments": precheckDisputeFile },
  );
