import * as z from "zod/mini";
import { EXPORT_LINK_HOURS } from "./limits.ts";

/** Requested export: a background job creates the file and sends a link; file and link expire together. */
export const ExportAsked = z.object({ jobId: z.string(), email: z.string(), linkHours: z.literal(EXPORT_LINK_HOURS) });
