import * as z from "zod/mini";
import { Instant } from "../list.ts";
import type { PermissionKey } from "../permissions.ts";
import { routes } from "../route.ts";

/** Kinds of exports. */
const exportKinds = [
  "pendencies",
  "workers",
  "restrictions",
  "training_configs",
  "training_certificates",
  "risk_schedules",
  "panel_sheet",
  "panel_pdf",
] as const;
export type ExportKind = (typeof exportKinds)[number];
/** Permission that an export requires, when it is requested and when it is downloaded. */
export const exportPermissions = {
  pendencies: "export_pendency",
  workers: "export_employee",
  restrictions: "export_restricted_employee",
  training_configs: "export_training_class_config",
  training_certificates: "export_training_class_employees",
  risk_schedules: "see_risk_schedule",
  panel_sheet: "see_management_panel",
  panel_pdf: "see_management_panel",
} as const satisfies { readonly [K in ExportKind]: PermissionKey };

/** A SHA-256 in hexadecimal digits. */
const JobId = z.string().check(z.regex(/^[0-9a-f]{1,64}$/));
const exported = { jobId: z.string(), kind: z.enum(exportKinds), askedAt: Instant };
const ready = { name: z.string(), lines: z.int(), endsAt: Instant, can: z.object({ download: z.boolean() }) };
/** Export of the caller: running, ready until it expires, or failed for good. */
export const OwnExport = z.discriminatedUnion("state", [
  z.object({ ...exported, state: z.literal("going") }),
  z.object({ ...exported, state: z.literal("ready"), ...ready }),
  z.object({ ...exported, state: z.literal("failed"), reason: z.enum(["too_large", "given_up"]) }),
]);
export type OwnExport = z.output<typeof OwnExport>;

export const exportRoutes = routes({
  "GET /reports/exports": {
    permission: "self",
    summary: "Lists the caller's exports of the last day: running, ready, or failed with a reason",
    answer: z.object({ results: z.array(OwnExport) }),
  },
  "POST /reports/exports/{jobId}/download": {
    permission: "self",
    summary: "Issues a short-lived link to the caller's export; requires the permission of the export and records the download",
    params: { jobId: JobId },
    answer: z.object({ url: z.string(), name: z.string(), expiresAt: Instant }),
    refusals: ["export.not_found", "permission.missing"],
  },
});
