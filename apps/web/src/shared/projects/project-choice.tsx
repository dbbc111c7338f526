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
  /** Id of the selected project; always null if each selection is added to a list. */
  readonly value: string | null;
  readonly onChoose: (project: ProjectRow | null) => void;
  /** Ids excluded from the options. */
  readonly except?: readonly number[];
  readonly noneFound: string;
  readonly searching: string;
  readonly "data-field"?: string;
  readonly "data-autofocus"?: boolean;
};

/** Select with a server search by project name. The selected project stays an option during further searches. */
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
      // The server filters the options already, and not by name only.
      filter={({ options }) => options}
      nothingFoundMessage={isFetching ? searching : noneFound}
      data={offered.map((project) => ({ value: String(project.id), label: labelOf(project) }))}
    />
  );
};
