import { LIST_DEBOUNCE_MS } from "@emdia/contract/limits.ts";
import { TrainingClassListQuery } from "@emdia/contract/trainings/class-routes.ts";
import { Button } from "@mantine/core";
import { IconDeviceMobile, IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ListCount } from "../../../shared/list/list-count.tsx";
import { ListFrame } from "../../../shared/list/list-frame.tsx";
import { useResetPageOnCompanyChange } from "../../../shared/list/use-reset-page-on-company-change.ts";
import { useShowsCards } from "../../../shared/list/use-shows-cards.ts";
import { useUrlFilter } from "../../../shared/list/use-url-filter.ts";
import { useMay } from "../../../shared/session/permissions.ts";
import { useSelectedCompanies } from "../../../shared/session/use-session.ts";
import { useDialog } from "../../../shared/ui/dialogs/use-dialog.ts";
import { PageHeader } from "../../../shared/ui/page-header.tsx";
import { NewClassDialog } from "../new-class/lazy-class-dialog.ts";
import { classesQuery } from "../trainings-queries.ts";
import { useCompaniesToWrite } from "../use-companies-to-write.ts";
import { isNarrowed, noFilters } from "./class-filter.ts";
import { ClassCards, ClassTable } from "./class-rows.tsx";
import { ClassToolbar } from "./class-toolbar.tsx";

/** Tab Turmas (S-059). */
export const ClassList = ({ tabs }: { readonly tabs: ReactNode }) => {
  const { t } = useTranslation("trainings");
  const may = useMay();
  const mayLoad = may("see_training_class");
  // The form searches the configurations, so it needs their permission as well.
  const mayAdd = useCompaniesToWrite("add_training_class").length > 0 && may("see_training_class_config");
  const [companies] = useSelectedCompanies();
  const filter = useUrlFilter(TrainingClassListQuery, LIST_DEBOUNCE_MS);
  useResetPageOnCompanyChange(filter.choose);
  const query = useQuery({ ...classesQuery(filter.filter, companies), enabled: mayLoad });
  const Rows = useShowsCards() ? ClassCards : ClassTable;
  const dialog = useDialog<null>();
  const count = (
    <ListCount query={query} exactly={(counted) => t("classes.count", counted)} moreThan={(counted) => t("classes.countMany", counted)} />
  );
  const add = mayAdd && (
    <Button leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={() => dialog.open(null)}>
      {t("classes.add")}
    </Button>
  );
  const ofToday = may("update_training_class_employees_status") && (
    <Button
      variant="default"
      leftSection={<IconDeviceMobile size={16} aria-hidden="true" />}
      renderRoot={(props) => <Link to="/treinamentos/chamada" {...props} />}
    >
      {t("classes.today")}
    </Button>
  );
  const actions = (
    <>
      {ofToday}
      {add}
    </>
  );
  const clear = (
    <Button variant="default" onClick={() => filter.clear(noFilters)}>
      {t("filter.clear")}
    </Button>
  );
  const empty = isNarrowed(filter.filter)
    ? { title: t("classes.nothingFound"), hint: t("classes.nothingFoundHint"), action: clear }
    : { title: t("classes.empty"), hint: t("classes.emptyHint") };
  return (
    <>
      <PageHeader title={t("title")} hint={mayLoad ? count : undefined} actions={mayLoad && actions} />
      {tabs}
      {mayLoad && <ClassToolbar filter={filter} />}
      <ListFrame query={query} mayLoad={mayLoad} filter={filter.filter} onTurn={filter.choose} empty={empty}>
        {(rows) => <Rows rows={rows} />}
      </ListFrame>
      <NewClassDialog config={null} opened={dialog.opened} onClose={dialog.close} />
    </>
  );
};
