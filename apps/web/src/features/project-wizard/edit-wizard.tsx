import { Skeleton } from "@mantine/core";
import { ProjectWizard } from "./project-wizard.tsx";
import { StepSkeleton } from "./step-skeleton.tsx";
import type { StepNumber } from "./steps.ts";
import { useOpenableProject } from "./use-openable-project.ts";
import type { PlaceMakers } from "./way.ts";

type Props = { readonly id: number; readonly step: StepNumber; readonly makers: PlaceMakers };

/** The wizard of the project at an address. */
export const EditWizard = ({ id, step, makers }: Props) => {
  const project = useOpenableProject(id);
  if (project) return <ProjectWizard project={project} step={step} makers={makers} />;
  return (
    <>
      <Skeleton height={28} width="18rem" mb="xl" />
      <Skeleton height={44} mb="xl" />
      <StepSkeleton />
    </>
  );
};
