import * as z from "zod/mini";
import { EXPORT_LINK_HOURS } from "./limits.ts";

/** A file is made in the background: a link to it goes to this address, and both end together. */
export const ExportAsked = z.object({ jobId: z.string(), email: z.string(), linkHours: z.literal(EXPORT_LINK_HOURS) });
