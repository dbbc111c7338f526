import { Id } from "@emdia/contract/list.ts";
import * as z from "zod/mini";
import { jobKind } from "../../platform/jobs/job.ts";

/** An event: a company has registered by this invitation. Whoever has to react carries the job out. */
export const companyRegistered = jobKind("companies.tell-registered", z.object({ invitationId: Id }));
