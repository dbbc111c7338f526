import type { Project } from "@emdia/contract/projects/wizard.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../shared/api/api.ts";
import { invalidateDependents } from "../../shared/api/invalidate-area.ts";
import { newKey } from "../../shared/api/new-key.ts";
import { createIdempotencyKeys, type RepeatKeys } from "../../shared/api/repeat-keys.ts";
import { projectKey, projectQuery } from "../../shared/projects/project-query.ts";
import type { StepFields } from "./step-rules.ts";

type Saved = { readonly project: Pick<Project, "id" | "version"> | null; readonly companyId: number | null; readonly fields: StepFields };

const begin = ({ companyId, fields }: Saved, keys: RepeatKeys) => {
  if (fields.step !== 1 || companyId === null) throw new TypeError("A project begins with its first step, in a company.");
  const body = { ...fields, company: companyId };
  return keys(JSON.stringify(body), (idempotencyKey) => api("POST /projects")({ body }, { companyId, idempotencyKey }));
};

/** Creates the project if it has no id, otherwise changes it. Steps 4 and 5 have their own endpoints (CD-073). */
const send = (saved: Saved, keys: RepeatKeys): Promise<Project> => {
  const { project, fields } = saved;
  if (project === null) return begin(saved, keys);
  const { id, version } = project;
  if (fields.step === 4) {
    const { step: _, ...choices } = fields;
    return api("PATCH /projects/{id}/pendencies")({ id, body: { ...choices, version } });
  }
  if (fields.step === 5) {
    const { step: _, ...choices } = fields;
    return api("PATCH /projects/{id}/stp/pendencies")({ id, body: { ...choices, version } });
  }
  return api("PUT /projects/{id}")({ id, body: { ...fields, version } });
};

/** Saves a step and caches the returned project. Lists are invalidated. */
export const useSaveStep = () => {
  const client = useQueryClient();
  const [keys] = useState(() => createIdempotencyKeys(newKey));
  return useMutation({
    mutationFn: (saved: Saved) => send(saved, keys),
    onSuccess: (project) => {
      // A blocked project is not cached: the wizard would redirect with an error message instead of the confirmation.
      if (!project.projectIsBlocked) client.setQueryData(projectQuery(project.id).queryKey, project);
      void client.invalidateQueries({ queryKey: ["projects", "list"] });
      void client.invalidateQueries({
        queryKey: projectKey(project.id),
        predicate: ({ queryKey }) => queryKey[3] !== "whole",
        // The wizard is leaving this step, so its queries refetch on the next mount.
        refetchType: "none",
      });
      invalidateDependents(client, "projects");
    },
  });
};
