import { LIST_DEBOUNCE_MS } from "@emdia/contract/limits.ts";
import { ProjectListQuery } from "@emdia/contract/projects/routes.ts";
import type { WebPath } from "@emdia/contract/web-paths.ts";
import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link, useRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { loadTexts } from "../../shared/i18n/i18n.ts";
import { ListCount } from "../../shared/list/list-count.tsx";
import { ListFrame } from "../../shared/list/list-frame.tsx";
import { useResetPageOnCompanyChange } from "../../shared/list/use-reset-page-on-company-change.ts";
import { useShowsCards } from "../../shared/list/use-shows-cards.ts";
import { useUrlFilter } from "../../shared/list/use-url-filter.ts";
import { lazyDialog } from "../../shared/loading/lazy-dialog.tsx";
import { usePrefetchWhenIdle } from "../../shared/loading/use-prefetch-when-idle.ts";
import { useMay } from "../../shared/session/permissions.ts";
import { useSelectedCompanies } from "../../shared/session/use-session.ts";
import { useDialog } from "../../shared/ui/dialogs/use-dialog.ts";
import { PageHeader } from "../../shared/ui/page-header.tsx";
import { useIsPhone } from "../../shared/ui/use-is-phone.ts";
import { type Acting, ActingContext } from "./actions/acting.ts";
import { isNarrowed, noFilters } from "./filters/active-filters.ts";
import { FilterChips } from "./filters/filter-chips.tsx";
import type { ProjectFilter } from "./filters/project-filter.ts";
import { ProjectCards } from "./project-cards.tsx";
import { ProjectTable } from "./project-table.tsx";
import { ProjectToolbar } from "./project-toolbar.tsx";
import { projectsQuery } from "./projects-queries.ts";

const ActionDialog = lazyDialog(async () => {
  const [part] = await Promise.all([import("./actions/action-dialog.tsx"), loadTexts(["projectActions"])]);
  return part.ActionDialog;
});

const beginning = "/projetos/criar" satisfies WebPath;

const AddProject = () => {
  const { t } = useTranslation("projects");
  return (
    <Button component={Link} to={beginning} leftSection={<IconPlus size={16} aria-hidden="true" />}>
      {t("add")}
    </Button>
  );
};

/** The message of an empty list and the suggested next step. */
const useEmptyFace = ({ filter, choose }: ProjectFilter, mayAdd: boolean) => {
  const { t } = useTranslation("projects");
  if (!isNarrowed(filter))
    return { title: t("empty.title"), hint: t(mayAdd ? "empty.mayAdd" : "empty.says"), action: mayAdd && <AddProject /> };
  const clear = (
    <Button variant="default" onClick={() => choose(noFilters)}>
      {t("filter.clear")}
    </Button>
  );
  return { title: t("empty.nothingFound"), hint: t("empty.nothingFoundHint"), action: clear };
};

type Props = {
  /** Content between the title and the list. */
  readonly above?: ReactNode;
};

export const ProjectList = ({ above }: Props) => {
  const { t } = useTranslation("projects");
  const may = useMay();
  const mayLoad = may("see_projects");
  const mayAdd = may("add_project");
  const [companies] = useSelectedCompanies();
  const filter = useUrlFilter(ProjectListQuery, LIST_DEBOUNCE_MS);
  useResetPageOnCompanyChange(filter.choose);
  const query = useQuery({ ...projectsQuery(filter.filter, companies), enabled: mayLoad });
  const isPhone = useIsPhone();
  const showsCards = useShowsCards();
  const router = useRouter();
  usePrefetchWhenIdle(() => router.preloadRoute({ to: beginning }), mayAdd && query.isSuccess);
  const count = <ListCount query={query} exactly={(counted) => t("count", counted)} moreThan={(counted) => t("countMany", counted)} />;
  const empty = useEmptyFace(filter, mayAdd);
  const acting = useDialog<Acting>();

  return (
    <>
      <PageHeader title={t("title")} hint={mayLoad ? count : undefined} actions={mayAdd && <AddProject />} />
      {above}
      {mayLoad && <ProjectToolbar filter={filter} isPhone={isPhone} />}
      {mayLoad && <FilterChips filter={filter} />}
      <ActingContext value={acting.open}>
        <ListFrame query={query} mayLoad={mayLoad} filter={filter.filter} onTurn={filter.choose} empty={empty}>
          {(projects) =>
            showsCards ? (
              <ProjectCards projects={projects} />
            ) : (
              <ProjectTable projects={projects} order={filter.asked.orderBy} onOrder={filter.choose} />
            )
          }
        </ListFrame>
      </ActingContext>
      <ActionDialog acting={acting.subject} opened={acting.opened} onClose={acting.close} />
    </>
  );
};
