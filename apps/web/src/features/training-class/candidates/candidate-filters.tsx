import { Checkbox } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { ListSearch } from "../../../shared/list/list-search.tsx";
import type { ClassRef } from "../class-queries.ts";
import { projectsOfClassQuery, suppliersToChooseQuery } from "./candidate-queries.ts";
import classes from "./candidates.module.css";
import { NamedChoice } from "./named-choice.tsx";
import type { CandidateFilter } from "./use-candidate-filter.ts";

type Props = { readonly at: ClassRef; readonly filter: CandidateFilter };

/** Filters of the candidates: name, supplier, project, and only those in need. */
export const CandidateFilters = ({ at: { companyId }, filter: { asked, change, enter } }: Props) => {
  const { t } = useTranslation("trainingClass");
  return (
    <div className={classes.filters}>
      <ListSearch
        label={t("add.name")}
        placeholder={t("add.namePlaceholder")}
        value={asked.name}
        onType={(name) => change({ name: name || undefined })}
        onEnter={enter}
      />
      <NamedChoice
        label={t("add.provider")}
        queryOf={(name) => suppliersToChooseQuery(companyId, name)}
        value={asked.providerId}
        onChoose={(providerId) => change({ providerId })}
      />
      <NamedChoice
        label={t("add.project")}
        queryOf={(name) => projectsOfClassQuery(companyId, name)}
        value={asked.projectId}
        onChoose={(projectId) => change({ projectId })}
      />
      <Checkbox
        className={classes.needed}
        label={t("add.needed")}
        checked={asked.needed === true}
        onChange={({ currentTarget }) => change({ needed: currentTarget.checked || undefined })}
      />
    </div>
  );
};
