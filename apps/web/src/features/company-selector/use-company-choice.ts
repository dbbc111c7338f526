import { useDebouncedValue } from "@mantine/hooks";
import { useInfiniteQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useState } from "react";
import { nextIndexForKey } from "../../shared/list/choice.ts";
import { isSingle } from "../../shared/session/companies/selection-area.ts";
import { useArea, useSelectedCompanies } from "../../shared/session/use-session.ts";
import { selectableQuery } from "./selectable-query.ts";
import { toggled } from "./toggle-company.ts";

const REST_MS = 250;
/** "all" is the first option if several companies can be selected and the search is empty. */
export type Choosable = number | "all";

/** State of the company picker: options, active option, selection and keyboard handling. */
export const useCompanyChoice = (onDone: () => void) => {
  const area = useArea();
  const single = isSingle(area);
  const [selected, select] = useSelectedCompanies();
  const [several, setSeveral] = useState(!single && selected.length > 1);
  const [typed, setTyped] = useState("");
  const [asked] = useDebouncedValue(typed.trim(), REST_MS);
  const [at, setAt] = useState(0);
  const query = useInfiniteQuery(selectableQuery(area, asked));
  const companies = query.data?.pages.flatMap(({ results }) => results) ?? [];
  const choices: readonly Choosable[] = [...(single || asked !== "" ? [] : ["all" as const]), ...companies.map(({ id }) => id)];

  const choose = (choice: Choosable) => {
    if (choice === "all") select([]);
    else select(several ? toggled(selected, choice) : [choice]);
    if (!several || choice === "all") onDone();
  };
  const more = () => {
    if (query.hasNextPage && !query.isFetchingNextPage) void query.fetchNextPage();
  };
  const listen = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const next = nextIndexForKey(event.key, { chosen: at, count: choices.length });
    const chosen = choices[at];
    if (next !== undefined) setAt(next);
    if (next !== undefined && next >= choices.length - 3) more();
    if (event.key === "Enter" && chosen !== undefined) choose(chosen);
    if (next !== undefined || event.key === "Enter") event.preventDefault();
  };
  const type = (text: string) => {
    setTyped(text);
    setAt(0);
  };
  return { single, selected, several, setSeveral, typed, type, query, companies, choices, under: choices[at], choose, more, listen };
};
export type CompanyChoice = ReturnType<typeof useCompanyChoice>;
