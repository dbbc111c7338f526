import { RISK_DESCRIPTION_MAX, RISK_SCHEDULE_ACTIVITIES_MAX } from "@emdia/contract/risk-schedule/limits.ts";
import { MultiSelect, NativeSelect, Textarea } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../../../shared/errors/message-of.ts";
import { RefusalNote } from "../../../shared/ui/refusal-note.tsx";
import { projectOptionsQuery } from "../risk-schedule-queries.ts";
import { FixedPlan, ProjectField } from "./project-field.tsx";
import classes from "./schedule-form.module.css";
import { SpanFields } from "./span-fields.tsx";
import type { ScheduleForm } from "./use-schedule-form.ts";

type Props = { readonly form: ScheduleForm };
type Choice = { readonly id: number; readonly name: string };

/** Saved choices that the project lost stay options, so that the user sees what was planned. */
const merged = (offered: readonly Choice[], saved: readonly Choice[]) => [
  ...offered,
  ...saved.filter(({ id }) => offered.every((one) => one.id !== id)),
];
const optionsOf = (choices: readonly Choice[]) => choices.map(({ id, name }) => ({ value: String(id), label: name }));

const useOptions = ({ draft, base }: ScheduleForm) => {
  const query = useQuery({ ...projectOptionsQuery(draft.project?.id ?? 0), enabled: draft.project !== null });
  const { facilities = [], activities = [], providers = [] } = query.data ?? {};
  const units = merged(facilities, base === null ? [] : [base.facility]);
  const areas = facilities.find(({ id }) => String(id) === draft.facilityId)?.departments ?? [];
  const isSavedUnit = base !== null && String(base.facility.id) === draft.facilityId;
  return {
    error: query.error,
    providers: optionsOf(providers),
    units: optionsOf(units),
    areas: optionsOf(merged(areas, isSavedUnit ? [base.department] : [])),
    activities: optionsOf(merged(activities, base?.activities ?? [])),
  };
};

const choice = (placeholder: string, options: ReturnType<typeof optionsOf>) => [{ value: "", label: placeholder }, ...options];

type ChoiceProps = Props & { readonly options: ReturnType<typeof useOptions> };

const Place = ({ form: { draft, type, errorOf }, options }: ChoiceProps) => {
  const { t } = useTranslation("riskScheduleForm");
  return (
    <div className={classes.pair}>
      <NativeSelect
        name="facilityId"
        label={t("unit")}
        required
        disabled={draft.project === null}
        value={draft.facilityId}
        error={errorOf("facilityId")}
        onChange={({ currentTarget }) => type({ facilityId: currentTarget.value, departmentId: "" })}
        data={choice(t("choose"), options.units)}
      />
      <NativeSelect
        name="departmentId"
        label={t("area")}
        required
        disabled={draft.facilityId === ""}
        value={draft.departmentId}
        error={errorOf("departmentId")}
        onChange={({ currentTarget }) => type({ departmentId: currentTarget.value })}
        data={choice(t("choose"), options.areas)}
      />
    </div>
  );
};

const Activities = ({ form: { draft, type, errorOf }, options }: ChoiceProps) => {
  const { t } = useTranslation("riskScheduleForm");
  return (
    <MultiSelect
      data-field="activityIds"
      label={t("activities")}
      description={t("activitiesSays", { count: RISK_SCHEDULE_ACTIVITIES_MAX })}
      required
      searchable
      disabled={draft.project === null}
      maxValues={RISK_SCHEDULE_ACTIVITIES_MAX}
      value={[...draft.activityIds]}
      error={errorOf("activityIds")}
      nothingFoundMessage={t("noActivity")}
      onChange={(activityIds) => type({ activityIds })}
      data={options.activities}
    />
  );
};

const Supplier = ({ form: { draft, type, errorOf }, options }: ChoiceProps) => {
  const { t } = useTranslation("riskScheduleForm");
  return (
    <NativeSelect
      name="providerId"
      label={t("supplier")}
      required
      disabled={draft.project === null}
      value={draft.providerId}
      error={errorOf("providerId")}
      onChange={({ currentTarget }) => type({ providerId: currentTarget.value, employees: [], supervisorId: "" })}
      data={choice(t("choose"), options.providers)}
    />
  );
};

/** Where, what and when. */
export const PlanFields = ({ form }: Props) => {
  const { t } = useTranslation("riskScheduleForm");
  const messageOf = useMessageOf();
  const options = useOptions(form);
  const { draft, type, base } = form;
  return (
    <>
      <div className={classes.pair}>
        {base === null ? (
          <>
            <ProjectField form={form} />
            <Supplier form={form} options={options} />
          </>
        ) : (
          <FixedPlan form={form} />
        )}
      </div>
      {options.error !== null && <RefusalNote>{messageOf(options.error)}</RefusalNote>}
      <Place form={form} options={options} />
      <Activities form={form} options={options} />
      <SpanFields form={form} />
      <Textarea
        label={t("description")}
        autosize
        minRows={2}
        maxRows={6}
        maxLength={RISK_DESCRIPTION_MAX}
        value={draft.description}
        onChange={({ currentTarget }) => type({ description: currentTarget.value })}
      />
    </>
  );
};
