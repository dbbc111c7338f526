import type { Handler } from "../../../platform/http/handler.ts";
import { pendencyFor } from "../record/pendency-for.ts";
import { isSuppliersTurn } from "../rules/sending.ts";
import { askedType } from "./asked-type.ts";

export const sendingGuide: Handler<"GET /pendencies/{id}/sending"> = async (scope, { params }) => {
  const found = await pendencyFor(scope, params.id, "upload_document_pendency");
  if (!found.ok) return found;
  const { active, round, status, toSend } = found.value;
  const { questions, validity, asksIssueDate, asksExpiry } = await askedType(scope, found.value);
  return {
    questions: questions.map(({ position, text, example }) => ({ position, text, example })),
    validity,
    asksIssueDate,
    asksExpiry,
    today: scope.today,
    nextRound: round + 1,
    drafts: toSend.drafts,
    kept: toSend.kept,
    takesDocuments: active && isSuppliersTurn(status),
  };
};
