import { FIRST_PAGE, PROJECTS_INFO_PAGE_SIZE } from "@emdia/contract/limits.ts";
import type { WrittenMovement } from "@emdia/contract/workers/movement.ts";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../shared/api/api.ts";
import { invalidateArea } from "../../shared/api/invalidate-area.ts";
import type { RepeatKeys } from "../../shared/api/repeat-keys.ts";
import { everyWorker } from "../../shared/workers/worker-query.ts";

export const movementsQuery = (id: number) =>
  queryOptions({
    queryKey: [...everyWorker, "movements", id],
    queryFn: ({ signal }) => api("GET /companies/employees/{id}/movements")({ id }, { signal }),
  });

export const standingQuery = (id: number) =>
  queryOptions({
    queryKey: [...everyWorker, "standing", id],
    queryFn: ({ signal }) => api("GET /companies/employees/{id}/standing")({ id }, { signal }),
  });

/** The worker's projects, which a movement can refer to. */
export const ownProjectsQuery = (id: number) =>
  queryOptions({
    queryKey: [...everyWorker, "projects", id],
    queryFn: ({ signal }) =>
      api("GET /employees/{id}/projects-info")({ id, query: { page: FIRST_PAGE, itemsPerPage: PROJECTS_INFO_PAGE_SIZE } }, { signal }),
  });

/** The change to preview: without an id it adds the movement, and without a movement it removes it. */
export type Plan = { readonly movementId: number | null; readonly movement: WrittenMovement | null };
type WithId<T> = { readonly id: number } & T;

/** A mutation and not a query, so that the preview is never cached. */
export const usePreview = () =>
  useMutation({
    mutationFn: ({ id, movementId, movement }: WithId<Plan>) =>
      api("POST /companies/employees/{id}/movements/preview")({ id, body: { movementId, movement } }),
  });

const useChange = <T, V>(mutationFn: (asked: V) => Promise<T>) => {
  const client = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => invalidateArea(client, "workers") });
};

type Saved = WithId<{ readonly movementId: number | null; readonly body: WrittenMovement; readonly keys: RepeatKeys }>;
export const useSaveMovement = () =>
  useChange(({ id, movementId, body, keys }: Saved) =>
    movementId === null
      ? keys(`movement ${id} ${JSON.stringify(body)}`, (idempotencyKey) =>
          api("POST /companies/employees/{id}/movements")({ id, body }, { idempotencyKey }),
        )
      : api("PUT /companies/employees/{id}/movements/{movementId}")({ id, movementId, body }),
  );

export const useRemoveMovement = () =>
  useChange((at: WithId<{ readonly movementId: number }>) => api("DELETE /companies/employees/{id}/movements/{movementId}")(at));
