import type { Project } from "@emdia/contract/projects/wizard.ts";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { usePrefetchWhenIdle } from "../../shared/loading/use-prefetch-when-idle.ts";
import { fetchStepsAfter, stepScreens } from "./step-screens.ts";
import { nextStep, type StepNumber } from "./steps.ts";
import { demandsQuery, riskActivitiesQuery, unitsQuery } from "./wizard-queries.ts";

const factsOf = async (client: QueryClient, project: Project, step: StepNumber): Promise<void> => {
  if (step === 2)
    await Promise.all([client.prefetchQuery(unitsQuery(project.company.id, "")), client.prefetchQuery(riskActivitiesQuery(project.id))]);
  if (step === 4) await client.prefetchQuery(demandsQuery(project.id, "SSMA"));
  if (step === 5) await client.prefetchQuery(demandsQuery(project.id, "STP"));
};

/** While a step is filled in, what the next ones are made of is fetched, and what the very next one shows. */
export const useStepsAhead = (project: Project, step: StepNumber): void => {
  const client = useQueryClient();
  usePrefetchWhenIdle(() => Promise.all([fetchStepsAfter(step), factsOf(client, project, nextStep(step, project))]), true);
};

/** Before there is a project, its further steps stand at another address. */
export const useFirstStepsAhead = (): void => {
  const router = useRouter();
  // Of which project makes no difference to what the address is made of.
  const openAddress = () => router.preloadRoute({ to: "/projetos/editar/$id", params: { id: "1" } });
  usePrefetchWhenIdle(async () => {
    await Promise.all([openAddress(), stepScreens[2].fetch()]);
    await fetchStepsAfter(2);
  }, true);
};
