import { WORKER_BULK_MAX } from "@emdia/contract/limits.ts";
import { Button, MultiSelect } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../../shared/errors/message-of.ts";
import type { DeclarationDraft } from "./declaration-body.ts";
import { workersForMonthQuery } from "./service-month-queries.ts";

const TYPED_MS = 250;
type Workers = DeclarationDraft["workers"];
type Props = { readonly pendencyId: number; readonly workers: Workers; readonly onChange: (workers: Workers) => void };

/** Workers of the supplier who are linked to the project for the month. */
export const WorkerChoice = ({ pendencyId, workers, onChange }: Props) => {
  const { t } = useTranslation(["serviceMonth", "shared"]);
  const messageOf = useMessageOf();
  const [typed, setTyped] = useState("");
  const [words] = useDebouncedValue(typed.trim(), TYPED_MS);
  const { data: found, error, isFetching, refetch } = useQuery(workersForMonthQuery(pendencyId, words));
  const known = new Map([...workers, ...(found ?? [])].map((worker) => [String(worker.id), worker]));
  return (
    <>
      <MultiSelect
        label={t("workers.label")}
        description={t("workers.says")}
        placeholder={workers.length === 0 ? t("workers.placeholder") : ""}
        searchable
        hidePickedOptions
        maxValues={WORKER_BULK_MAX}
        nothingFoundMessage={found && t("workers.none")}
        error={error !== null && messageOf(error)}
        searchValue={typed}
        onSearchChange={setTyped}
        filter={({ options }) => options}
        value={workers.map(({ id }) => String(id))}
        onChange={(ids) => onChange(ids.flatMap((id) => known.get(id) ?? []).map(({ id, name }) => ({ id, name })))}
        data={[...known.values()].map(({ id, name }) => ({ value: String(id), label: name }))}
        comboboxProps={{ withinPortal: false }}
      />
      {error !== null && (
        <Button variant="default" size="xs" loading={isFetching} style={{ justifySelf: "start" }} onClick={() => void refetch()}>
          {t("shared:retry")}
        </Button>
      )}
    </>
  );
};
