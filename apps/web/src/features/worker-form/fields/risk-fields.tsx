import { Checkbox, MultiSelect } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { FailedRead } from "../../../shared/ui/panels/failed-read.tsx";
import type { WorkerForm } from "../use-worker-form.ts";
import classes from "../worker-form.module.css";
import { activityTypesQuery } from "../worker-queries.ts";
import { useFieldError } from "./field-props.ts";

/** Risk exposure and activity types of the worker. */
export const RiskFields = ({ form, providerId }: { readonly form: WorkerForm; readonly providerId: number | null }) => {
  const { t } = useTranslation(["workerForm", "shared"]);
  const errorOf = useFieldError(form);
  const mayChoose = providerId !== null && form.worker?.can.update !== false;
  const { data, isLoading, isError, error, refetch } = useQuery({ ...activityTypesQuery(providerId ?? 0), enabled: mayChoose });
  const had = form.draft.activityTypes;
  const offered = [...had, ...(data?.results ?? []).filter(({ id }) => !had.some((one) => one.id === id))];
  return (
    <div className={classes.form}>
      <Checkbox
        label={t("fields.exposedToRisk")}
        description={t("fields.exposedSays")}
        checked={form.draft.exposedToRisk}
        onChange={({ currentTarget }) => form.change({ exposedToRisk: currentTarget.checked })}
      />
      <MultiSelect
        label={t("fields.activityTypes")}
        description={data && offered.length === 0 ? t("fields.noActivityTypes") : t("fields.activitySays")}
        data-field="activityTypes"
        error={errorOf("activityTypes")}
        searchable
        clearable
        nothingFoundMessage={isLoading ? t("shared:loading") : data && t("fields.nothingFound")}
        value={had.map(({ id }) => String(id))}
        data={offered.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={(ids) =>
          form.change(
            { activityTypes: offered.filter(({ id }) => ids.includes(String(id))).map(({ id, name }) => ({ id, name })) },
            "activityTypes",
          )
        }
      />
      {!data && isError && <FailedRead error={error} onRetry={() => void refetch()} />}
    </div>
  );
};
