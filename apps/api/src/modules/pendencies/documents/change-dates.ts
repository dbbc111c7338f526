import { refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { companyAsked, mayDo } from "../policy.ts";
import { type Dates, isUndated, keptDates, withIssueDate } from "../rules/document-dates.ts";
import { datePendency, writeDates } from "../store/write-documents.ts";
import { currentDocumentType } from "./current-document-type.ts";
import { type InView, lockVisibleDocument } from "./document-for.ts";
import { mayChangeDates, presentDocument } from "./present-document.ts";
import { rememberDocument } from "./remember-document.ts";

/** Refuses with permission.missing if the user has neither permission, and with document.settled if the user has one. */
const refuseChange = (scope: Scope, { pendency, document }: InView) => {
  if (mayChangeDates(scope, pendency, document)) return undefined;
  const holdsOne = mayDo(scope, "update_issue_date_pendency", pendency) || mayDo(scope, "upload_document_pendency", pendency);
  if (holdsOne) return refuse("document.settled");
  return refuse("permission.missing", { permission: "update_issue_date_pendency", companyId: companyAsked(scope, pendency) });
};

type Type = Awaited<ReturnType<typeof currentDocumentType>>;

/** Writes the new dates and one history line per changed date. */
const change = async (scope: Scope, inView: InView, { dates, type }: { readonly dates: Dates; readonly type: Type }) => {
  const { pendency, document } = inView;
  const validDates = keptDates(type.validity, dates, scope.today);
  if (!validDates.ok) return validDates;
  if (document.state === "current" && isUndated(type.validity, validDates.value)) return refuse("document.expiry_missing");
  await writeDates(scope.tx, document, validDates.value);
  if (document.state === "current") await datePendency(scope.tx, pendency, type.nextDueDays);
  for (const field of ["issueDate", "expirationDate"] as const)
    if (validDates.value[field] !== document[field])
      await rememberDocument(scope, pendency, {
        id: document.id,
        name: document.name,
        action: "document.dates_changed",
        change: { field, from: document[field], to: validDates.value[field] },
      });
  return presentDocument(scope, pendency, { ...document, ...validDates.value });
};

/**
 * Applies the dates of an upload if the pendency already has its file. A missing date keeps its value or is calculated from the other one.
 */
export const changeTyped = async (scope: Scope, inView: InView, { issueDate, expirationDate }: Dates) => {
  const type = await currentDocumentType(scope, inView.pendency);
  const followed = withIssueDate(type.validity, inView.document, issueDate ?? inView.document.issueDate);
  return change(scope, inView, { dates: { ...followed, expirationDate: expirationDate ?? followed.expirationDate }, type });
};

export const changeIssueDate: Handler<"PUT /pendencies/{id}/documents/{docId}"> = async (scope, { params, body: { issueDate } }) => {
  const found = await lockVisibleDocument(scope, params);
  if (!found.ok) return found;
  const refused = refuseChange(scope, found.value);
  if (refused) return refused;
  const type = await currentDocumentType(scope, found.value.pendency);
  return change(scope, found.value, { dates: withIssueDate(type.validity, found.value.document, issueDate), type });
};

export const changeExpiry: Handler<"PATCH /pendencies/{id}/documents/expiration/{docId}"> = async (
  scope,
  { params, body: { expirationDate } },
) => {
  const found = await lockVisibleDocument(scope, params);
  if (!found.ok) return found;
  const refused = refuseChange(scope, found.value);
  if (refused) return refused;
  const dates = { issueDate: found.value.document.issueDate, expirationDate };
  return change(scope, found.value, { dates, type: await currentDocumentType(scope, found.value.pendency) });
};
