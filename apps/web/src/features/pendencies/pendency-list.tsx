import { LIST_DEBOUNCE_MS } from "@emdia/contract/limits.ts";
import type { PendencyRow } from "@emdia/contract/pendencies/pendency.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { createSelectionStore } from "../../shared/bulk/create-selection-store.ts";
import { useSelection } from "../../shared/bulk/use-selection.ts";
import { loadTexts } from "../../shared/i18n/i18n.ts";
import { ListCount } from "../../shared/list/list-count.tsx";
import { ListFrame } from "../../shared/list/list-frame.tsx";
import { useResetPageOnCompanyChange } from "../../shared/list/use-reset-page-on-company-change.ts";
import { useShowsCards } from "../../shared/list/use-shows-cards.ts";
import { useUrlFilter } from "../../shared/list/use-url-filter.ts";
import { lazyDialog } from "../../shared/loading/lazy-dialog.tsx";
import type { AssignmentSubject } from "../../shared/pendencies/assignment/assignment-queries.ts";
import { LazyAssignDialog } from "../../shared/pendencies/assignment/lazy-assign-dialog.ts";
import type { OfferedMove } from "../../shared/pendencies/moves/own-moves.ts";
import { useMay } from "../../shared/session/permissions.ts";
import { useSelectedCompanies } from "../../shared/session/use-session.ts";
import { useDialog } from "../../shared/ui/dialogs/use-dialog.ts";
import { PageHeader } from "../../shared/ui/page-header.tsx";
import { BulkBar } from "./bulk/bulk-bar.tsx";
import { keptNotesOfMany } from "./bulk/kept-notes-of-many.ts";
import { PendencyToolbar } from "./filters/pendency-toolbar.tsx";
import { StatusTabs } from "./filters/status-tabs.tsx";
import { useFilterNames } from "./filters/use-filter-names.ts";
import { useListKeys } from "./keyboard/use-list-keys.ts";
import { ListTools } from "./list-tools.tsx";
import { storePageSize } from "./page-size.ts";
import { pendenciesQuery } from "./pendencies-queries.ts";
import { PendencyCards } from "./pendency-cards.tsx";
import { PendencyAddress } from "./pendency-filter.ts";
import { mayChoose } from "./pendency-parts.tsx";
import { PendencyTable } from "./pendency-table.tsx";
import { useEmptyFace } from "./use-empty-face.tsx";

const BulkDialog = lazyDialog(async () => {
  const [{ BulkDialog: Dialog }] = await Promise.all([import("./bulk/bulk-dialog.tsx"), loadTexts("uploads")]);
  return Dialog;
});
const KeysDialog = lazyDialog(async () => (await import("./keyboard/list-keys-dialog.tsx")).ListKeysDialog);

const assignmentOf = (chosen: ReadonlyMap<number, PendencyRow>): AssignmentSubject => {
  const rows = [...chosen.values()];
  return {
    of: "pendency",
    ids: [...chosen.keys()],
    places: rows.map(({ contractor, project }) => ({ contractorId: contractor.id, projectId: project.id })),
    assignee: rows.length === 1 ? rows[0]?.assignee : undefined,
  };
};

const chosen = createSelectionStore<PendencyRow>();

/** The pendency list, for contractors and suppliers. */
export const PendencyList = () => {
  const { t } = useTranslation("pendencies");
  const may = useMay();
  const mayLoad = may("see_pendency");
  const [companies] = useSelectedCompanies();
  const filter = useUrlFilter(PendencyAddress, LIST_DEBOUNCE_MS);
  useResetPageOnCompanyChange(filter.choose);
  const query = useQuery({ ...pendenciesQuery(filter.filter, companies), enabled: mayLoad });
  const showsCards = useShowsCards();
  const selection = useSelection(chosen, { query, companies });
  const acting = useDialog<OfferedMove>();
  const assigning = useDialog<AssignmentSubject>();
  const keys = useDialog<true>();
  const [list, search] = [useRef<HTMLDivElement>(null), useRef<HTMLInputElement>(null)];
  const focusList = () => list.current?.focus();
  const empty = useEmptyFace(filter, focusList);
  const count = <ListCount query={query} exactly={(counted) => t("count", counted)} moreThan={(counted) => t("countMany", counted)} />;
  const names = useFilterNames(filter.asked, query.data?.results);
  const isNothingChosen = selection.chosen.size === 0;
  useEffect(() => {
    if (isNothingChosen) keptNotesOfMany.forget();
  }, [isNothingChosen]);
  const chooseById = (id: number) => {
    const row = query.data?.results.find((one) => one.id === id);
    if (row && mayChoose(row, selection)) selection.choose([row], !selection.chosen.has(id));
  };
  // While a typed filter waits for its debounce, the rows on screen belong to the previous one.
  const waiting = { ...query, isPlaceholderData: query.isPlaceholderData || filter.asked !== filter.filter };
  const isLoading = query.isPending || waiting.isPlaceholderData;
  useListKeys({ list, search, isLoading, onChoose: chooseById, onKeys: () => keys.open(true) });
  const turn = (change: { readonly page: number } | { readonly itemsPerPage: number }) => {
    if ("itemsPerPage" in change) storePageSize(change.itemsPerPage);
    filter.choose(change);
  };
  const Rows = showsCards ? PendencyCards : PendencyTable;
  return (
    <>
      <PageHeader
        title={t("title")}
        hint={mayLoad ? count : undefined}
        actions={mayLoad && <ListTools filter={filter} hasColumns={!showsCards} onKeys={() => keys.open(true)} />}
      />
      {mayLoad && <PendencyToolbar filter={filter} search={search} names={names} onToList={focusList} />}
      {mayLoad && <StatusTabs filter={filter} />}
      <div ref={list} tabIndex={-1}>
        <ListFrame query={waiting} mayLoad={mayLoad} filter={filter.filter} onTurn={turn} empty={empty}>
          {(pendencies) => <Rows pendencies={pendencies} selection={selection} />}
        </ListFrame>
      </div>
      <BulkBar
        shown={query.data?.results ?? []}
        selection={selection}
        onAct={acting.open}
        onAssign={may("assign_review") ? () => assigning.open(assignmentOf(selection.chosen)) : null}
        focusInstead={focusList}
      />
      <BulkDialog move={acting.subject} opened={acting.opened} selection={selection} onClose={acting.close} focusInstead={focusList} />
      <LazyAssignDialog target={assigning.subject} opened={assigning.opened} onClose={assigning.close} />
      <KeysDialog opened={keys.opened} onClose={keys.close} />
    </>
  );
};
