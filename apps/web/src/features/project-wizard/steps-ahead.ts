import type { Project } from "@emdia/contract/projects/wizard.ts";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { usePrefetchWhenIdle } from "../../shared/loading/use-prefetch-when-idle.ts";
import { unitsQuery } from "../../shared/places/units-query.ts";
import { fetchStepsAfter, stepScreens } from "./step-screens.ts";
import { nextStep, type StepNumber } from "./steps.ts";
import { demandsQuery, riskActivitiesQuery } from "./wizard-queries.ts";

const factsOf = async (client: QueryClient, project: Project, step: StepNumber): Promise<void> => {
  if (step === 2)
    await Promise.all([client.prefetchQuery(unitsQuery(project.company.id, "")), client.prefetchQuery(riskActivitiesQuery(project.id))]);
  if (step === 4) await client.prefetchQuery(demandsQuery(project.id, "SSMA"));
  if (step === 5) await client.prefetchQuery(demandsQuery(project.id, "STP"));
};

/** Prefetches the code of the later steps and the data of the next step while the user fills in the current one. */
export const useStepsAhead = (project: Project, step: StepNumber): void => {
  const client = useQueryClient();
  usePrefetchWhenIdle(() => Promise.all([fetchStepsAfter(step), factsOf(client, project, nextStep(step, project))]), true);
};

/** A new project has a different route, so its later steps are prefetched by route. */
export const useFirstStepsAhead = (): void => {
  const router = useRouter();
  // The id only selects the route; its code is the same for all projects.
  const openAddress = () => router.preloadRoute({ to: "/projetos/editar/$id", params: { id: "1" } });
  usePrefetchWhenIdle(async () => {
    await Promise.all([openAddress(), stepScreens[2].fetch()]);
    await fetchStepsAfter(2);
  }, true);
};
