import type { Project } from "@emdia/contract/projects/wizard.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../shared/api/api.ts";
import { invalidateDependents } from "../../../shared/api/invalidate-area.ts";
import { noteEdited } from "../../../shared/projects/edited-projects.ts";
import { projectKey } from "../../../shared/projects/project-query.ts";
import { type NewSupplier, withOneAwaited } from "./new-supplier.ts";

/** A company that is here is added by itself; one that is waited for is saved as the wizard does, against the version that was read. */
const send = async (project: Project, supplier: NewSupplier): Promise<void> => {
  const { choice, plans } = supplier;
  if (choice.kind === "here") {
    await api("POST /projects/companies")({ body: { projectId: project.id, companyId: choice.companyId, plans: [...plans] } });
    return;
  }
  await api("PUT /projects/{id}")({ id: project.id, body: withOneAwaited(project, supplier, choice.company.id) });
};

/** A supplier more in a project that lives, which is linked in the background from then on. */
export const useAddSupplier = (project: Project) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (supplier: NewSupplier) => send(project, supplier),
    onSuccess: () => noteEdited(project.id),
    // Also after a refusal: what stands there now is what the next try begins from.
    onSettled: () => {
      invalidateDependents(client, "projects");
      return Promise.all([
        client.invalidateQueries({ queryKey: projectKey(project.id) }),
        client.invalidateQueries({ queryKey: ["projects", "list"] }),
      ]);
    },
  });
};
