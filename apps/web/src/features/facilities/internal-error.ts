import { DEPARTMENT_LINKED_TO_PROJECT } from "@emdia/contract/facilities/refusals.ts";
import { ApiFailure } from "../../shared/api/api-failure.ts";

export type LinkedProject = { readonly id: number; readonly name: string };
/** Why something could not be deleted: projects hold it, or whatever else was said. */
export type InternalError =
  | { readonly kind: "linked"; readonly projects: readonly LinkedProject[] }
  | { readonly kind: "said"; readonly error: unknown };

const isLinkedProject = (value: unknown): value is LinkedProject =>
  typeof value === "object" && value !== null && "id" in value && "name" in value && typeof value.name === "string";

const projectsIn = (details: unknown): readonly LinkedProject[] => {
  const projects = typeof details === "object" && details !== null && "projects" in details ? details.projects : [];
  return Array.isArray(projects) ? projects.filter(isLinkedProject) : [];
};

/** The code of an area is its message (CD-083); a unit has a code of its own. Every other error stays what it is. */
const speaksOfProjects = ({ message, code }: ApiFailure) =>
  message === DEPARTMENT_LINKED_TO_PROJECT || code === "facility.linked_to_project";

/** Keeps an error of a deletion in the form in which it can be shown. */
export const internalErrorOf = (error: unknown): InternalError =>
  error instanceof ApiFailure && speaksOfProjects(error)
    ? { kind: "linked", projects: projectsIn(error.details) }
    : { kind: "said", error };
