import type { TrainingClass } from "@emdia/contract/trainings/class-routes.ts";
import { ImportButton } from "../../features/imports/import-button.tsx";

/** Import of participants and results into a class. After the end it asks for a description, as an enrolment does. */
export const ImportResults = ({ training }: { readonly training: TrainingClass }) => {
  const { id, companyId, companyName, can, state, isRetroactive, description } = training;
  const asked = { initial: isRetroactive ? description : "", isRequired: true };
  return (
    <ImportButton
      place={{ kind: "class_results", companyId, classId: id }}
      companies={can.importResults ? [{ id: companyId, tradingName: companyName }] : []}
      description={state === "finished" ? asked : undefined}
    />
  );
};
