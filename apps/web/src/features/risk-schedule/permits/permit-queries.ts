import { FIRST_PAGE } from "@emdia/contract/limits.ts";
import type { PermitInput } from "@emdia/contract/risk-schedule/permit.ts";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../../shared/api/api.ts";
import { newKey } from "../../../shared/api/new-key.ts";
import { createIdempotencyKeys } from "../../../shared/api/repeat-keys.ts";
import { saveFile } from "../../../shared/files/open-file.ts";
import { everySchedule, STATUS_REFRESH_MS, useChange } from "../risk-schedule-queries.ts";

const PAGE_SIZE = 20;

/** Permits of a schedule, newest first. Any change of the schedule may replace them, so it invalidates them too. */
export const permitsQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: [...everySchedule, "permits", id],
    queryFn: ({ pageParam, signal }) =>
      api("GET /risk-schedule/{id}/permits")({ id, query: { page: pageParam, itemsPerPage: PAGE_SIZE } }, { signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ meta }) => (meta.page < meta.lastPage ? meta.page + 1 : undefined),
    refetchInterval: STATUS_REFRESH_MS,
  });

/** A repetition after a lost answer issues no second permits. */
export const useIssuePermits = (id: number) => {
  const [keys] = useState(() => createIdempotencyKeys(newKey));
  return useChange((body: PermitInput) =>
    keys(JSON.stringify(body), (idempotencyKey) => api("POST /risk-schedule/{id}/permits")({ id, body }, { idempotencyKey })),
  );
};

export const downloadPermit = (id: number, permitId: number): Promise<void> =>
  saveFile(() => api("GET /risk-schedule/{id}/permits/{permitId}")({ id, permitId }));
