import { exportPermissions } from "@emdia/contract/exports/routes.ts";
import { Id } from "@emdia/contract/list.ts";
import * as z from "zod/mini";
import { askForExport, exportReader } from "../../../platform/exports/ask-for-export.ts";
import { recordHistory } from "../../../platform/history/history.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { jobKind } from "../../../platform/jobs/job.ts";
import { classFor } from "../classes/class-for.ts";
import { maySee, whichParticipants } from "../policy.ts";

const KEY = exportPermissions.training_certificates;
const Reach = z.object({ companyIds: z.array(Id), projects: z.array(z.object({ companyId: Id, projectId: Id })) });

/** The payload stores the participants that the user sees at the time of the request. */
export const exportCertificates = jobKind(
  "trainings.export-certificates",
  z.object({ ...exportReader, contractorId: Id, classId: Id, contractor: Reach, provider: Reach }),
);

const copyOf = ({ companyIds, projects }: ReturnType<typeof whichParticipants>["contractor"]) => ({
  companyIds: [...companyIds],
  projects: [...projects],
});

export const exportCertificatesToFile: Handler<"POST /integrations/{companyId}/training-classes/{id}/certificates/export"> = async (
  scope,
  { params },
) => {
  const found = await classFor(scope, KEY, params);
  if (!found.ok) return found;
  const { contractorId, id: classId, openTo, name } = found.value;
  const isOwn = maySee(scope, KEY, found.value);
  const visible = whichParticipants(scope, KEY);
  const about = { kind: "training_class", id: classId };
  await recordHistory(scope, {
    ownerId: contractorId,
    ...(!isOwn && openTo[0] !== undefined && { providerId: openTo[0] }),
    about,
    subject: { ...about, name },
    action: "training_class.exported",
    change: { field: "kind", from: null, to: "certificates" },
  });
  const [contractor, provider] = [copyOf(visible.contractor), copyOf(visible.provider)];
  return askForExport(scope, {
    kind: "training_certificates",
    job: exportCertificates,
    companyIds: isOwn ? [contractorId] : openTo,
    of: (reader) => ({ ...reader, contractorId, classId, contractor, provider }),
  });
};
