import * as z from "zod/mini";
import { ExportAsked } from "../export-asked.ts";
import { Day, Id, list, paging } from "../list.ts";
import { FileLink } from "../pendencies/document.ts";
import { routes } from "../route.ts";

/** Replaced and withdrawn certificates stay in the list. */
const certificateStates = ["valid", "replaced", "withdrawn"] as const;

export const TrainingCertificate = z.object({
  id: Id,
  /** Running per contractor and year. */
  number: z.string(),
  /** The wire's `trainingClassEmployeeId`. */
  trainingClassEmployeeId: Id,
  name: z.string(),
  state: z.enum(certificateStates),
  /** Why the certificate was replaced or withdrawn. */
  endReason: z.nullable(z.string()),
  issuedOn: Day,
  validUntil: z.nullable(Day),
  /** Whether the PDF is written. */
  isReady: z.boolean(),
});
export type TrainingCertificate = z.output<typeof TrainingCertificate>;

export const trainingCertificateRoutes = routes({
  "GET /integrations/{companyId}/training-classes/{id}/certificates": {
    permission: "detail_training_class",
    summary: "Lists the certificates of a class by name, with replaced and withdrawn ones",
    query: z.object(paging()),
    answer: list(TrainingCertificate),
    refusals: ["training_class.not_found", "permission.missing"],
  },
  "POST /integrations/{companyId}/training-classes/{id}/certificates/export": {
    permission: "export_training_class_employees",
    summary: "Exports the valid certificates of a class to one PDF in the background and sends a link",
    answer: ExportAsked,
    status: 202,
    refusals: ["training_class.not_found", "permission.missing"],
  },
  "GET /integrations/{companyId}/certificates/{certificateId}": {
    permission: "detail_training_class",
    summary: "Returns a link to the PDF of a certificate, valid for a minute",
    answer: FileLink,
    refusals: ["training_certificate.not_found", "training_certificate.not_ready"],
  },
});
