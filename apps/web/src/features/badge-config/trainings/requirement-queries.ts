import type { TrainingRequirement, TrainingRequirementChange } from "@emdia/contract/badges/training-requirement-routes.ts";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../shared/api/api.ts";
import { everyWorker } from "../../../shared/workers/worker-query.ts";
import { configHistoryQuery } from "../config-queries.ts";

const PATH = "/companies/{companyId}/training-requirement-on-badge";

export const trainingRequirementQuery = (companyId: number) =>
  queryOptions({
    queryKey: ["badge-config", "trainings", companyId],
    queryFn: ({ signal }) => api(`GET ${PATH}`)({ companyId }, { signal }),
  });

export const useChangeRequirement = (companyId: number) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: TrainingRequirementChange) => api(`PATCH ${PATH}`)({ companyId, body }),
    onSuccess: (saved: TrainingRequirement) => {
      client.setQueryData(trainingRequirementQuery(companyId).queryKey, saved);
      void client.invalidateQueries({ queryKey: [...everyWorker, "badge"] });
      return client.invalidateQueries({ queryKey: configHistoryQuery(companyId).queryKey });
    },
  });
};
