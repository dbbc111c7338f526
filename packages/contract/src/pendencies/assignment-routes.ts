import * as z from "zod/mini";
import { BulkLine } from "../bulk-line.ts";
import { PENDENCY_BULK_MAX } from "../limits.ts";
import { Id, list, paging } from "../list.ts";
import { routes } from "../route.ts";

const Named = z.object({ id: Id, name: z.string() });
/** `null` removes the assignment. */
const AssignedAccount = z.nullable(Id).check(z.meta({ examples: [null] }));

/** Account to which the caller can assign reviews of a contractor: in all its projects, or in those of `projectIds`. */
export const Reviewer = z.object({ contractorId: Id, id: Id, name: z.string(), projectIds: z.nullable(z.array(Id)) });
export type Reviewer = z.output<typeof Reviewer>;

export const QueueOfSupplier = z.object({
  supplier: Named,
  contractor: Named,
  waiting: z.int(),
  overdue: z.int(),
  assignee: z.nullable(Named),
  can: z.object({ assign: z.boolean() }),
});
export type QueueOfSupplier = z.output<typeof QueueOfSupplier>;

export const assignmentRoutes = routes({
  "GET /pendencies/reviewers": {
    permission: "assign_review",
    summary: "Lists the accounts to which the caller can assign reviews, by contractor and name",
    answer: z.object({ results: z.array(Reviewer) }),
  },
  "POST /pendencies/assignees": {
    permission: "assign_review",
    summary: "Assigns the reviews of single pendencies to an account, or removes their assignments; each succeeds or is refused on its own",
    body: z.object({ ids: z.array(Id).check(z.minLength(1), z.maxLength(PENDENCY_BULK_MAX)), account: AssignedAccount }),
    answer: z.object({ results: z.array(BulkLine) }),
    repeatable: true,
  },
  "GET /pendencies/review-queue/suppliers": {
    permission: "see_pendency",
    summary: "Lists the suppliers in the review queue with their assigned account, those with the most overdue reviews first",
    query: z.object(paging()),
    answer: list(QueueOfSupplier),
  },
  "PUT /pendencies/review-queue/projects/{id}/assignee": {
    permission: "assign_review",
    summary: "Assigns the reviews of a project to an account, or removes the assignment",
    body: z.object({ account: AssignedAccount }),
    answer: z.object({ assignee: z.nullable(Named) }),
    refusals: ["project.not_found", "permission.missing", "pendency.assignee_not_eligible"],
  },
  "PUT /pendencies/review-queue/companies/{companyId}/suppliers/{id}/assignee": {
    permission: "assign_review",
    summary: "Assigns the reviews of a supplier to an account, for users who see the whole contractor, or removes the assignment",
    body: z.object({ account: AssignedAccount }),
    answer: z.object({ assignee: z.nullable(Named) }),
    refusals: ["company.not_found", "permission.missing", "pendency.assignee_not_eligible"],
  },
});
