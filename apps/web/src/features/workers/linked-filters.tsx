import type { WorkerListQuery } from "@emdia/contract/workers/list-routes.ts";
import { useTranslation } from "react-i18next";
import { FilterChip } from "../../shared/list/filter-chip.tsx";
import list from "../../shared/list/list-toolbar.module.css";
import type { WorkersFilter } from "./worker-filter.ts";

const linked = ["withProject", "withoutPendencies", "plan", "project", "department"] as const;
type Linked = (typeof linked)[number];

const useChipText = () => {
  const { t } = useTranslation("workers");
  return ({ plan, project = [], department = [] }: WorkerListQuery): { readonly [L in Linked]: string } => ({
    withProject: t("filter.withProject"),
    withoutPendencies: t("filter.withoutPendencies"),
    plan: t("filter.plan", { plan: plan ?? "" }),
    project: t("filter.ofProjects", { count: project.length }),
    department: t("filter.ofAreas", { count: department.length }),
  });
};

/** Filters that only a link sets, such as one of the panels, as removable chips. */
export const LinkedFilters = ({ filter: { asked, choose } }: { readonly filter: WorkersFilter }) => {
  const { t } = useTranslation("workers");
  const texts = useChipText()(asked);
  const active = linked.filter((name) => asked[name] !== undefined && asked[name] !== false);
  if (active.length === 0) return null;
  return (
    <div className={list.tools}>
      {active.map((name) => (
        <FilterChip key={name} text={texts[name]} title={t("filter.remove")} onRemove={() => choose({ [name]: undefined })} />
      ))}
    </div>
  );
};
