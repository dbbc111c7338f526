import { URL_UPDATE_DELAY_MS } from "@emdia/contract/limits.ts";
import { Select } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { projectsOfClassQuery } from "./candidate-queries.ts";

type Choice = { readonly id: number; readonly name: string };
type Props = {
  readonly label: string;
  readonly queryOf: (name: string) => ReturnType<typeof projectsOfClassQuery>;
  readonly value: number | undefined;
  readonly onChoose: (id: number | undefined) => void;
};

/** Select with a server search by name. The chosen option stays during further searches. */
export const NamedChoice = ({ label, queryOf, value, onChoose }: Props) => {
  const { t } = useTranslation("trainingClass");
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState<Choice | null>(null);
  const [words] = useDebouncedValue(typed.trim(), URL_UPDATE_DELAY_MS);
  const { data = [], isFetching } = useQuery(queryOf(words === chosen?.name ? "" : words));
  const offered = chosen && !data.some(({ id }) => id === chosen.id) ? [chosen, ...data] : data;
  const choose = (id: string | null) => {
    const found = offered.find((one) => String(one.id) === id) ?? null;
    setChosen(found);
    setTyped(found?.name ?? "");
    onChoose(found?.id);
  };
  return (
    <Select
      label={label}
      placeholder={t("add.all")}
      searchable
      clearable
      value={value === undefined ? null : String(value)}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={choose}
      filter={({ options }) => options}
      nothingFoundMessage={t(isFetching ? "add.searching" : "add.noneFound")}
      data={offered.map(({ id, name }) => ({ value: String(id), label: name }))}
    />
  );
};
