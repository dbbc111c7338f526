import { WIZARD_FIRST_STEP } from "@emdia/contract/limits.ts";
import { Skeleton } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { ProjectWizard } from "./project-wizard.tsx";
import type { PlaceMakers } from "./step-navigation.ts";
import { StepSkeleton } from "./step-skeleton.tsx";
import { type StepNumber, stepLeft } from "./steps.ts";
import { useOpenableProject } from "./use-openable-project.ts";

type Props = {
  readonly id: number;
  /** Null if the URL names no step: a draft then opens at its next step, a project at the first. */
  readonly step: StepNumber | null;
  readonly makers: PlaceMakers;
};

/** Loads the project of the URL and opens its wizard. */
export const EditWizard = ({ id, step, makers }: Props) => {
  const project = useOpenableProject(id);
  const navigate = useNavigate();
  useEffect(() => {
    if (!project || step !== null) return;
    const passo = project.isDraft ? stepLeft(project) : WIZARD_FIRST_STEP;
    void navigate({ to: "/projetos/editar/$id", params: { id: String(id) }, search: { passo }, replace: true });
  }, [project, step, id, navigate]);
  if (project && step !== null) return <ProjectWizard project={project} step={step} makers={makers} />;
  return (
    <>
      <Skeleton height={28} width="18rem" mb="xl" />
      <Skeleton height={44} mb="xl" />
      <StepSkeleton />
    </>
  );
};
