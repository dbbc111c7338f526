import * as z from "zod/mini";
import { CatalogueText } from "../catalogue/shown-text.ts";
import { Day, Id, list, paging } from "../list.ts";
import { routes } from "../route.ts";
import { ProjectPlan, REQUIREMENTS_MAX } from "./wizard.ts";

const REQUIREMENTS = z.array(Id).check(z.maxLength(REQUIREMENTS_MAX));
/** Planned change of one supplier: all of its plans, and its excluded documents. */
export const ScopeChange = z.object({
  companyId: Id,
  plans: z.optional(z.array(ProjectPlan).check(z.minLength(1), z.maxLength(2))),
  exceptions: z.optional(REQUIREMENTS),
  /** Effective date; today by default. */
  from: z.optional(Day),
});
export type ScopeChange = z.output<typeof ScopeChange>;

/** Worker with different required documents after the change. */
export const AffectedWorker = z.object({
  employeeId: Id,
  name: z.string(),
  role: z.string(),
  companyId: Id,
  companyName: z.string(),
  appears: z.int(),
  vanishes: z.int(),
  documents: z.array(z.object({ name: CatalogueText, plan: ProjectPlan, appears: z.int(), vanishes: z.int() })),
});
export type AffectedWorker = z.output<typeof AffectedWorker>;

const preview = {
  permission: ["update_project", "config_pendency_project", "config_stp_project"],
  query: z.object(paging()),
  body: ScopeChange,
  answer: list(AffectedWorker),
  refusals: ["project.not_found", "project.requirement_unknown", "project.supplier_unknown", "project.day_too_far", "permission.missing"],
} as const;

export const scopeChangeRoutes = routes({
  "POST /projects/{id}/company/check-affected-employees-by-scope-change": {
    ...preview,
    summary: "Previews the workers affected by a scope change of a supplier",
  },
  "POST /projects/{id}/company/stp/preview-scope-change": { ...preview, summary: "Previews the same for STP documents only" },
  "GET /projects/{id}/employees-beyond": {
    permission: "update_project",
    summary: "Lists workers with a link that continues after a planned end of the project",
    /** Defaults to the current end of the project. */
    query: z.object({ ...paging(), endDate: z.optional(Day) }),
    answer: list(
      z.object({ employeeId: Id, name: z.string(), companyId: Id, companyName: z.string(), hiringDate: Day, endDate: z.nullable(Day) }),
    ),
    refusals: ["project.not_found", "permission.missing"],
  },
});
