import type { WorkerListQuery } from "@emdia/contract/workers/list-routes.ts";
import { useTranslation } from "react-i18next";
import { FilterChip } from "../../shared/list/filter-chip.tsx";
import list from "../../shared/list/list-toolbar.module.css";
import { useLinkedNames } from "../../shared/panels/use-linked-names.ts";
import type { WorkersFilter } from "./worker-filter.ts";

const linked = ["withProject", "hasPendencies", "withoutPendencies", "plan", "provider", "project", "department"] as const;
type Linked = (typeof linked)[number];

const useChipTexts = ({ plan, provider, project, department }: WorkerListQuery): { readonly [L in Linked]: string } => {
  const { t } = useTranslation("workers");
  const linked = useLinkedNames({
    projects: project,
    departmentIds: department,
    providers: provider === undefined ? undefined : [provider],
  });
  const [projects, areas, supplier] = [linked("projects"), linked("departmentIds"), linked("providers")];
  return {
    withProject: t("filter.withProject"),
    hasPendencies: t("filter.hasPendencies"),
    withoutPendencies: t("filter.withoutPendencies"),
    plan: t("filter.plan", { plan: plan ?? "" }),
    provider: supplier ? t("filter.namedProvider", { names: supplier }) : t("filter.ofProvider"),
    project: projects ? t("filter.namedProjects", { names: projects }) : t("filter.ofProjects", { count: project?.length ?? 0 }),
    department: areas ? t("filter.namedAreas", { names: areas }) : t("filter.ofAreas", { count: department?.length ?? 0 }),
  };
};

/** Filters that a link of the panels sets, as removable chips. */
export const LinkedFilters = ({ filter: { asked, choose } }: { readonly filter: WorkersFilter }) => {
  const { t } = useTranslation("workers");
  const texts = useChipTexts(asked);
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
