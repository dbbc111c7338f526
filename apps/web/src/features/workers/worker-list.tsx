import { LIST_DEBOUNCE_MS } from "@emdia/contract/limits.ts";
import { WorkerListQuery } from "@emdia/contract/workers/list-routes.ts";
import type { WorkerRow } from "@emdia/contract/workers/list-rows.ts";
import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { createSelectionStore } from "../../shared/bulk/create-selection-store.ts";
import { useSelection } from "../../shared/bulk/use-selection.ts";
import { ExportButton } from "../../shared/exports/export-button.tsx";
import { ListCount } from "../../shared/list/list-count.tsx";
import { ListFrame } from "../../shared/list/list-frame.tsx";
import { useResetPageOnCompanyChange } from "../../shared/list/use-reset-page-on-company-change.ts";
import { useShowsCards } from "../../shared/list/use-shows-cards.ts";
import { useUrlFilter } from "../../shared/list/use-url-filter.ts";
import { lazyDialog } from "../../shared/loading/lazy-dialog.tsx";
import { useMay } from "../../shared/session/permissions.ts";
import { useSelectedCompanies } from "../../shared/session/use-session.ts";
import { useDialog } from "../../shared/ui/dialogs/use-dialog.ts";
import { PageHeader } from "../../shared/ui/page-header.tsx";
import { isNarrowed, noFilters } from "./active-filters.ts";
import { type BulkAction, BulkBar } from "./bulk-bar.tsx";
import { WorkerCards } from "./worker-cards.tsx";
import type { WorkersFilter } from "./worker-filter.ts";
import type { OpenBadge } from "./worker-parts.tsx";
import { WorkerTable } from "./worker-table.tsx";
import { WorkerToolbar } from "./worker-toolbar.tsx";
import { exportWorkers, workersQuery } from "./workers-queries.ts";

const BulkDialog = lazyDialog(async () => (await import("./bulk-dialog.tsx")).BulkDialog);

const AddWorker = () => {
  const { t } = useTranslation("workers");
  return (
    <Button component={Link} to="/colaboradores/criar" leftSection={<IconPlus size={16} aria-hidden="true" />}>
      {t("add")}
    </Button>
  );
};

/** Exports the workers that match the current filter. */
const ExportWorkers = ({ filter: { filter } }: { readonly filter: WorkersFilter }) => {
  const { t } = useTranslation("workers");
  const [companies] = useSelectedCompanies();
  const { page: _page, itemsPerPage: _size, ...asked } = filter;
  return <ExportButton label={t("export.button")} ask={() => exportWorkers(asked, companies)} tell={(told) => t("export.asked", told)} />;
};

/** The empty state of the list, with the next action. */
const useEmptyFace = ({ filter, choose }: WorkersFilter, mayAdd: boolean) => {
  const { t } = useTranslation("workers");
  if (!isNarrowed(filter))
    return { title: t("empty.title"), hint: t(mayAdd ? "empty.mayAdd" : "empty.says"), action: mayAdd && <AddWorker /> };
  const clear = (
    <Button variant="default" onClick={() => choose(noFilters)}>
      {t("filter.clear")}
    </Button>
  );
  return { title: t("empty.nothingFound"), hint: t("empty.nothingFoundHint"), action: clear };
};

const chosen = createSelectionStore<WorkerRow>();

type Props = {
  /** Additional buttons. */
  readonly tools?: ReactNode;
  /** Opens the badge of a worker; undefined without the permission. */
  readonly onBadge: OpenBadge;
  readonly onPrintBadges: ((workerIds: readonly number[]) => void) | undefined;
};

/** The worker list. The page passes in what belongs to other features. */
export const WorkerList = ({ tools, onBadge, onPrintBadges }: Props) => {
  const { t } = useTranslation("workers");
  const may = useMay();
  const [mayLoad, mayAdd] = [may("see_employee"), may("add_employee")];
  const [companies] = useSelectedCompanies();
  const filter = useUrlFilter(WorkerListQuery, LIST_DEBOUNCE_MS);
  useResetPageOnCompanyChange(filter.choose);
  const query = useQuery({ ...workersQuery(filter.filter, companies), enabled: mayLoad });
  const Rows = useShowsCards() ? WorkerCards : WorkerTable;
  const count = <ListCount query={query} exactly={(counted) => t("count", counted)} moreThan={(counted) => t("countMany", counted)} />;
  const empty = useEmptyFace(filter, mayAdd);
  const selection = useSelection(chosen, { query, companies });
  const acting = useDialog<BulkAction>();
  const actions = (
    <>
      {tools}
      {mayLoad && may("export_employee") && <ExportWorkers filter={filter} />}
      {mayAdd && <AddWorker />}
    </>
  );
  return (
    <>
      <PageHeader title={t("title")} hint={mayLoad ? count : undefined} actions={actions} />
      {mayLoad && <WorkerToolbar filter={filter} />}
      <ListFrame query={query} mayLoad={mayLoad} filter={filter.filter} onTurn={filter.choose} empty={empty}>
        {(workers) => <Rows workers={workers} selection={selection} onBadge={onBadge} />}
      </ListFrame>
      <BulkBar shown={query.data?.results ?? []} selection={selection} onAct={acting.open} onPrint={onPrintBadges} />
      <BulkDialog action={acting.subject} opened={acting.opened} selection={selection} onClose={acting.close} />
    </>
  );
};
