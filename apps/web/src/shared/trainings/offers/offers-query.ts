import { queryOptions } from "@tanstack/react-query";
import { api } from "../../api/api.ts";
import { everyWorker } from "../../workers/worker-query.ts";

const SHOWN = 20;
type Input = { readonly workerId: number; readonly pendencyId?: number };

/** Trainings that a worker owes, with their next classes. Not cached, because other users take the places. */
export const trainingOffersQuery = ({ workerId, pendencyId }: Input) =>
  queryOptions({
    queryKey: [...everyWorker, "training-offers", workerId, pendencyId ?? null],
    queryFn: ({ signal }) =>
      api("GET /companies/employees/{id}/training-offers")(
        { id: workerId, query: { itemsPerPage: SHOWN, ...(pendencyId !== undefined && { pendencyId }) } },
        { signal },
      ),
    staleTime: 0,
  });
