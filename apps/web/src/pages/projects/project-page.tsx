import { useParams, useSearch } from "@tanstack/react-router";
import { EditWizard } from "../../features/project-wizard/edit-wizard.tsx";
import { readStep } from "../../features/project-wizard/steps.ts";
import { placeMakers } from "./place-makers.tsx";

/** A project at its address: `passo` asks for a step of its wizard. */
export const ProjectPage = () => {
  const { id = "" } = useParams({ strict: false });
  const search: { readonly passo?: unknown } = useSearch({ strict: false });
  return <EditWizard key={id} id={Number(id)} step={readStep(search.passo)} makers={placeMakers} />;
};
