import { URL_UPDATE_DELAY_MS } from "@emdia/contract/limits.ts";
import type { TrainingConfigRow } from "@emdia/contract/trainings/config-routes.ts";
import { TrainingConfigListQuery } from "@emdia/contract/trainings/config-routes.ts";
import { Select } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { useSelectedCompanies } from "../../../shared/session/use-session.ts";
import { configsQuery } from "../trainings-queries.ts";
import type { ClassConfig } from "./class-draft.ts";

type Props = {
  readonly value: ClassConfig | null;
  readonly error: string | undefined;
  readonly onChoose: (row: TrainingConfigRow) => void;
};

const OFFERED_SIZE = 20;

/** Select of a configuration with a server search by name. */
export const ConfigChoice = ({ value, error, onChoose }: Props) => {
  const { t } = useTranslation("trainings");
  const [words, setWords] = useState(value?.name ?? "");
  const [companies] = useSelectedCompanies();
  const [asked] = useDebouncedValue(words.trim(), URL_UPDATE_DELAY_MS);
  // The text of the chosen configuration is no search.
  const name = asked === value?.name ? "" : asked;
  const query = z.parse(TrainingConfigListQuery, { itemsPerPage: OFFERED_SIZE, ...(name !== "" && { name }) });
  const { data, isFetching } = useQuery(configsQuery(query, companies));
  const found = (data?.results ?? []).filter(({ can }) => can.addClass);
  const isKept = value !== null && found.every(({ id }) => id !== value.id);
  const several = new Set(found.map(({ companyId }) => companyId)).size > 1;
  const labelOf = (row: TrainingConfigRow) => (several ? `${row.name} · ${row.companyName}` : row.name);
  return (
    <Select
      data-field="config"
      data-autofocus
      label={t("newClass.config")}
      required
      searchable
      value={value === null ? null : String(value.id)}
      searchValue={words}
      onSearchChange={setWords}
      // The server filters the options already.
      filter={({ options }) => options}
      error={error}
      nothingFoundMessage={t(isFetching ? "newClass.searching" : "newClass.noConfig")}
      onChange={(id) => {
        const row = found.find((one) => String(one.id) === id);
        if (row) onChoose(row);
      }}
      data={[
        ...(isKept ? [{ value: String(value.id), label: value.name }] : []),
        ...found.map((row) => ({ value: String(row.id), label: labelOf(row) })),
      ]}
    />
  );
};
