import { Id } from "@emdia/contract/list.ts";
import * as z from "zod/mini";
import { jobKind } from "../../../platform/jobs/job.ts";

/** Asked for with each file that a scanner has not seen. */
export const scanFile = jobKind("documents.scan-file", z.object({ providerId: Id, fileId: Id }));
