import { URL_UPDATE_DELAY_MS } from "@emdia/contract/limits.ts";
import type { RiskProjectChoice } from "@emdia/contract/risk-schedule/routes.ts";
import { Select, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { currentMessageOf } from "../../../shared/errors/message-of.ts";
import { notify } from "../../../shared/notices/notify.ts";
import { useSelectedCompanies } from "../../../shared/session/use-session.ts";
import { plannedProjectsQuery, projectOptionsQuery } from "../risk-schedule-queries.ts";
import { withProject } from "./schedule-draft.ts";
import type { ScheduleForm } from "./use-schedule-form.ts";

type Props = { readonly form: ScheduleForm };

/** The id of a single choice, which needs no question. */
const onlyOne = (choices: readonly { readonly id: number }[]): string => {
  const [only, ...others] = choices;
  return only !== undefined && others.length === 0 ? String(only.id) : "";
};

/** Chooses a project, with its supplier, place and activity if there is only one. */
const useChooseProject = ({ draft, type }: ScheduleForm) => {
  const client = useQueryClient();
  const latest = useRef<number | null>(null);
  const choose = async (project: RiskProjectChoice) => {
    latest.current = project.id;
    type(withProject(draft, { project, providerId: "", facilityId: "", departmentId: "", activityIds: [] }));
    const { providers, facilities, activities } = await client.fetchQuery(projectOptionsQuery(project.id));
    // The user chose another project meanwhile.
    if (latest.current !== project.id) return;
    const [activity] = [onlyOne(activities)];
    type({
      providerId: onlyOne(providers),
      facilityId: onlyOne(facilities),
      departmentId: facilities.length === 1 ? onlyOne(facilities[0]?.departments ?? []) : "",
      activityIds: activity === "" ? [] : [activity],
    });
  };
  return (project: RiskProjectChoice) => void choose(project).catch((error) => notify.error(currentMessageOf(error)));
};

/** Project of a new schedule, searched on the server. */
export const ProjectField = ({ form }: Props) => {
  const { t } = useTranslation("riskScheduleForm");
  const [companies] = useSelectedCompanies();
  const [typed, setTyped] = useState("");
  const [words] = useDebouncedValue(typed.trim(), URL_UPDATE_DELAY_MS);
  const { project } = form.draft;
  const { data = [], isFetching } = useQuery(plannedProjectsQuery(words === project?.name ? "" : words, companies));
  const isKept = project !== null && data.every(({ id }) => id !== project.id);
  const choose = useChooseProject(form);
  return (
    <Select
      data-field="project"
      data-autofocus
      label={t("project")}
      placeholder={t("projectPlaceholder")}
      required
      searchable
      openOnFocus={false}
      value={project === null ? null : String(project.id)}
      searchValue={typed}
      onSearchChange={setTyped}
      // The server filters the options already.
      filter={({ options }) => options}
      error={form.errorOf("project")}
      nothingFoundMessage={t(isFetching ? "searching" : "noProject")}
      onChange={(id) => {
        const found = data.find((one) => String(one.id) === id);
        if (found) choose(found);
      }}
      data={[
        ...(isKept ? [{ value: String(project.id), label: project.name }] : []),
        ...data.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
    />
  );
};

/** Project and supplier of a saved schedule never change. */
export const FixedPlan = ({ form: { base, errorOf } }: Props) => {
  const { t } = useTranslation("riskScheduleForm");
  return (
    <>
      <TextInput label={t("project")} value={base?.project.name ?? ""} readOnly description={t("fixed")} error={errorOf("project")} />
      <TextInput label={t("supplier")} value={base?.provider.name ?? ""} readOnly description={t("fixed")} error={errorOf("providerId")} />
    </>
  );
};
