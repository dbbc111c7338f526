import { FIRST_PAGE, PAGE_SIZE_MAX, URL_UPDATE_DELAY_MS } from "@emdia/contract/limits.ts";
import type { RiskCandidate } from "@emdia/contract/risk-schedule/competence.ts";
import { useDebouncedValue } from "@mantine/hooks";
import { useQueries, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { candidatesQuery } from "../risk-schedule-queries.ts";
import { describedBy } from "./candidate-query.ts";
import type { ScheduleForm } from "./use-schedule-form.ts";

const PAGE_SIZE = 10;
const NOTHING = { page: FIRST_PAGE, itemsPerPage: PAGE_SIZE } as const;

const inChunks = (ids: readonly number[]): number[][] => {
  const chunks: number[][] = [];
  for (let at = 0; at < ids.length; at += PAGE_SIZE_MAX) chunks.push(ids.slice(at, at + PAGE_SIZE_MAX));
  return chunks;
};

/** Candidates of the form with their competence, and that of the chosen team. Typing is debounced. */
export const useCandidates = ({ draft, base }: Pick<ScheduleForm, "draft" | "base">) => {
  const id = base?.id ?? 0;
  const [settled] = useDebouncedValue(draft, URL_UPDATE_DELAY_MS);
  const described = describedBy(settled);
  const [asked, setAsked] = useState<{ readonly page: number; readonly itemsPerPage: number; readonly name?: string }>(NOTHING);
  const [name] = useDebouncedValue(asked.name, URL_UPDATE_DELAY_MS);
  const filter = { page: asked.page, itemsPerPage: asked.itemsPerPage, ...(name && { name }) };
  const list = useQuery({ ...candidatesQuery(id, { ...described, ...filter }), enabled: described !== null });
  const team = useQueries({
    queries: inChunks(settled.employees.map(({ employeeId }) => employeeId)).map((employeeIds) => ({
      ...candidatesQuery(id, { ...described, employeeIds, page: FIRST_PAGE, itemsPerPage: PAGE_SIZE_MAX }),
      enabled: described !== null,
    })),
  });
  const members = new Map<number, RiskCandidate>(
    team.flatMap(({ data }) => data?.results ?? []).map((candidate) => [candidate.employeeId, candidate]),
  );
  return {
    isDescribed: described !== null,
    list,
    asked,
    filter,
    /** Any change returns to the first page, unless it sets the page itself. */
    ask: (some: Partial<typeof asked>) => setAsked((before) => ({ ...before, page: FIRST_PAGE, ...some })),
    /** Competence of the team; without an entry while it is loading. */
    members,
    conflicts: described === null ? [] : (list.data?.conflicts ?? []),
    supplierDocuments: described === null ? [] : (list.data?.supplierDocuments ?? []),
  };
};
export type Candidates = ReturnType<typeof useCandidates>;
