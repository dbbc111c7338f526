import type { Tx } from "../../../platform/database/transaction.ts";

export const platformTrainings = (tx: Tx) =>
  tx
    .selectFrom("training")
    .innerJoin("document_type", (join) =>
      join.onRef("document_type.owner_id", "=", "training.document_owner_id").onRef("document_type.id", "=", "training.document_type_id"),
    )
    .select([
      "training.id",
      "training.code",
      "training.name",
      "training.norm",
      "training.initial_figure as initialFigure",
      "training.periodic_figure as periodicFigure",
      "training.validity_figure as validityFigure",
      "training.triggers",
      "training.document_type_id as documentTypeId",
      "document_type.name as documentTypeName",
    ])
    .orderBy("training.id")
    .execute();
