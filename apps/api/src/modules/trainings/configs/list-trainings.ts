import type { CatalogueTraining } from "@emdia/contract/trainings/config-routes.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { figuresOn, trainingsInUse } from "../../catalogue/index.ts";
import { whereMayChange } from "../policy.ts";

/** A user with one contractor gets its own figures first, as in the catalogue. */
export const listTrainings: Handler<"GET /integrations/training-classes-configs/trainings"> = async (scope) => {
  const contractors = new Set(
    (["add_training_class_config", "update_training_class_config"] as const).flatMap((key) => whereMayChange(scope, key)),
  );
  const [only, ...others] = contractors;
  const figure = await figuresOn(scope.tx, {
    today: scope.today,
    ...(only !== undefined && others.length === 0 && { contractorId: only }),
  });
  const trainings = await trainingsInUse(scope.tx);
  return trainings.map((training): CatalogueTraining => {
    const figures = [
      { field: "initial_hours" as const, found: figure(training.initialFigure), unit: "hours" },
      { field: "periodic_hours" as const, found: figure(training.periodicFigure), unit: "hours" },
      { field: "validity_months" as const, found: figure(training.validityFigure), unit: "months" },
    ];
    return {
      id: training.id,
      name: training.name,
      norm: training.norm,
      documentType: { id: training.documentTypeId, name: training.documentTypeName },
      figures: figures.flatMap(({ field, found, unit }) =>
        found?.unit === unit ? [{ field, value: found.value, source: found.source, confidence: found.confidence }] : [],
      ),
    };
  });
};
