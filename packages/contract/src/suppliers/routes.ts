import * as z from "zod/mini";
import { PLANS } from "../limits.ts";
import { Id, Instant, list, paging, queryFlag, queryId, queryList, searchText } from "../list.ts";
import { pendencyStatuses } from "../pendencies/vocabulary.ts";
import { routes } from "../route.ts";
import { Supplier, SupplierRow } from "./supplier.ts";

export const supplierOrders = [
  "NAME_ASC",
  "NAME_DESC",
  "CONFORMITY_ASC",
  "CONFORMITY_DESC",
  "EXPIRED_DESC",
  "EXPIRED_ASC",
  "IN_REVIEW_DESC",
  "IN_REVIEW_ASC",
] as const;
export type SupplierOrder = (typeof supplierOrders)[number];

/** Filter of the supplier list, shared by the URL and the server. A false flag has no effect (CD-070). */
export const SupplierListQuery = z.object({
  ...paging(),
  /** Contractors of the suppliers. */
  companies: z.optional(queryList(queryId)),
  /** Words of the contract of a project. */
  title: z.optional(searchText),
  projectName: z.optional(searchText),
  /** Suppliers by id; `name` searches names and CNPJs. */
  provider: z.optional(queryList(queryId)),
  plan: z.optional(queryList(z.enum(PLANS))),
  /** Only suppliers without an open document. */
  withoutPendency: z.optional(queryFlag),
  /** Only suppliers with a document in one of these statuses. */
  pendencies: z.optional(queryList(z.enum(pendencyStatuses))),
  name: z.optional(searchText),
  orderBy: z._default(z.enum(supplierOrders), "NAME_ASC"),
});
export type SupplierListQuery = z.output<typeof SupplierListQuery>;

export const supplierRoutes = routes({
  "GET /companies/providers": {
    permission: "see_projects",
    summary: "Lists the suppliers of the projects that the caller sees as contractor",
    query: SupplierListQuery,
    answer: list(SupplierRow),
  },
  "GET /companies/providers/{id}": {
    permission: "see_projects",
    summary: "Returns a supplier with what it shares with the caller's contractors",
    answer: Supplier,
    refusals: ["company.not_found"],
  },
  "POST /companies/providers/{id}/reminders": {
    permission: "charge_supplier",
    summary: "Reminds a supplier of the documents that it has to send, once a day for a contractor",
    body: z.object({ contractorId: Id }),
    answer: z.object({ sentAt: Instant, sentBy: z.string(), recipients: z.int() }),
    status: 201,
    refusals: [
      "company.not_found",
      "permission.missing",
      "supplier_reminder.already_sent",
      "supplier_reminder.nothing_due",
      "supplier_reminder.without_recipient",
    ],
  },
});
