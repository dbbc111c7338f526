import { URL_UPDATE_DELAY_MS } from "@emdia/contract/limits.ts";
import type { ProjectRow } from "@emdia/contract/projects/routes.ts";
import { Select, type SelectProps } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type ChoosingFor, projectsToChooseQuery } from "./projects-to-choose.ts";

type Props = Pick<SelectProps, "label" | "placeholder" | "name" | "error" | "required" | "disabled" | "openOnFocus"> & {
  readonly whom: ChoosingFor;
  readonly labelOf: (project: ProjectRow) => string;
  /** The project that is chosen; where each choice goes into a list, none ever is. */
  readonly value: string | null;
  readonly onChoose: (project: ProjectRow | null) => void;
  /** What is offered no more. */
  readonly except?: readonly number[];
  readonly noneFound: string;
  readonly searching: string;
  readonly "data-field"?: string;
  readonly "data-autofocus"?: boolean;
};

/** Chooses one of many projects by a part of its name. What was chosen stays, whatever is looked for next. */
export const ProjectChoice = ({ whom, labelOf, value, onChoose, except = [], noneFound, searching, ...select }: Props) => {
  const [words, setWords] = useState("");
  const [asked] = useDebouncedValue(words.trim(), URL_UPDATE_DELAY_MS);
  const [chosen, setChosen] = useState<ProjectRow | null>(null);
  const search = chosen && asked === labelOf(chosen) ? "" : asked;
  const { data = [], isFetching } = useQuery({ ...projectsToChooseQuery(whom, search), enabled: select.disabled !== true });
  const found = data.filter(({ id }) => !except.includes(id));
  const isKept = chosen !== null && String(chosen.id) === value && !found.some(({ id }) => id === chosen.id);
  const offered = isKept ? [chosen, ...found] : found;
  const choose = (id: string | null) => {
    const project = offered.find((one) => String(one.id) === id) ?? null;
    setChosen(project);
    setWords("");
    onChoose(project);
  };
  return (
    <Select
      {...select}
      searchable
      value={value}
      searchValue={words}
      onSearchChange={setWords}
      onChange={choose}
      // The server has looked for the words already, and not in the name alone.
      filter={({ options }) => options}
      nothingFoundMessage={isFetching ? searching : noneFound}
      data={offered.map((project) => ({ value: String(project.id), label: labelOf(project) }))}
    />
  );
};
