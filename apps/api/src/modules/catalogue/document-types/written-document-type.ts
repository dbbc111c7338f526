import type { WrittenDocumentType } from "@emdia/contract/catalogue/document-type-routes.ts";
import { accept, type Outcome, refuse } from "../../../kernel/outcome.ts";
import type { DocumentTypeContent } from "../content.ts";
import { blocksWorkByDefault, datesAskedFor, isSensitive } from "../rules/defaults.ts";
import { movementFits } from "../rules/movement.ts";
import { validityFits } from "../rules/validity.ts";

type Unfit = "document_type.movement_unfit" | "document_type.validity_unfit";

/** Validates the input and applies the platform's defaults for omitted fields. */
export const contentOf = (written: WrittenDocumentType): Outcome<DocumentTypeContent, Unfit> => {
  if (!movementFits(written.frequency, written.movement)) return refuse("document_type.movement_unfit");
  if (!validityFits(written.frequency, written.validity.kind)) return refuse("document_type.validity_unfit");
  const dates = datesAskedFor(written.validity.kind);
  return accept({
    name: written.name,
    nameEnUs: written.translations?.["en-US"] ?? null,
    nameEsEs: written.translations?.["es-ES"] ?? null,
    description: written.description,
    instructions: written.instructions,
    plan: written.plan,
    kind: written.type,
    category: written.category,
    frequency: written.frequency,
    movement: written.movement ?? null,
    validity: written.validity,
    dueFigure: null,
    regimes: [...new Set(written.regimes)],
    blocksWork: written.blocksWork ?? blocksWorkByDefault(written.plan, written.type),
    nextDue: { days: written.nextDueDays },
    asksIssueDate: written.asksIssueDate ?? dates.asksIssueDate,
    asksExpiry: written.asksExpiry ?? dates.asksExpiry,
    ...(isSensitive(written.category, written.type) && { sensitive: true }),
    questions: written.questions.map(({ text, example, corrections }) => ({ text, example: example ?? null, corrections })),
  });
};
