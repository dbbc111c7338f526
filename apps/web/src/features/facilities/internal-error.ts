import { DEPARTMENT_LINKED_TO_PROJECT } from "@emdia/contract/facilities/refusals.ts";
import { ApiFailure } from "../../shared/api/api-failure.ts";

export type LinkedProject = { readonly id: number; readonly name: string };
/** Reason why a deletion failed: linked projects, or another error. */
export type InternalError =
  | { readonly kind: "linked"; readonly projects: readonly LinkedProject[] }
  | { readonly kind: "said"; readonly error: unknown };

const isLinkedProject = (value: unknown): value is LinkedProject =>
  typeof value === "object" && value !== null && "id" in value && "name" in value && typeof value.name === "string";

const projectsIn = (details: unknown): readonly LinkedProject[] => {
  const projects = typeof details === "object" && details !== null && "projects" in details ? details.projects : [];
  return Array.isArray(projects) ? projects.filter(isLinkedProject) : [];
};

/** The department refusal has its code in the message (CD-083); the facility refusal has a code of its own. */
const speaksOfProjects = ({ message, code }: ApiFailure) =>
  message === DEPARTMENT_LINKED_TO_PROJECT || code === "facility.linked_to_project";

/** Converts a deletion error to a form that the dialog can show. */
export const internalErrorOf = (error: unknown): InternalError =>
  error instanceof ApiFailure && speaksOfProjects(error)
    ? { kind: "linked", projects: projectsIn(error.details) }
    : { kind: "said", error };
