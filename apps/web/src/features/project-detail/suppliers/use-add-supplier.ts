import type { Project } from "@emdia/contract/projects/wizard.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../shared/api/api.ts";
import { invalidateDependents } from "../../../shared/api/invalidate-area.ts";
import { noteEdited } from "../../../shared/projects/edited-projects.ts";
import { projectKey } from "../../../shared/projects/project-query.ts";
import { type NewSupplier, withOneAwaited } from "./new-supplier.ts";

/** A registered company has its own endpoint. An awaited company is saved as step 3 of the wizard, with the loaded version. */
const send = async (project: Project, supplier: NewSupplier): Promise<void> => {
  const { choice, plans } = supplier;
  if (choice.kind === "here") {
    await api("POST /projects/companies")({ body: { projectId: project.id, companyId: choice.companyId, plans: [...plans] } });
    return;
  }
  await api("PUT /projects/{id}")({ id: project.id, body: withOneAwaited(project, supplier, choice.company.id) });
};

/** Adds a supplier to a started project. The background job links it. */
export const useAddSupplier = (project: Project) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (supplier: NewSupplier) => send(project, supplier),
    onSuccess: () => noteEdited(project.id),
    // Refetches also after a refusal, so that the next try uses the current version.
    onSettled: () => {
      invalidateDependents(client, "projects");
      return Promise.all([
        client.invalidateQueries({ queryKey: projectKey(project.id) }),
        client.invalidateQueries({ queryKey: ["projects", "list"] }),
      ]);
    },
  });
};
