import { Id } from "@emdia/contract/list.ts";
import * as z from "zod/mini";
import { jobKind } from "../../platform/jobs/job.ts";

/** Event job: a company registered through this invitation. Other modules implement the handler. */
export const companyRegistered = jobKind("companies.tell-registered", z.object({ invitationId: Id }));
