import { LIST_DEBOUNCE_MS } from "@emdia/contract/limits.ts";
import { SupplierListQuery } from "@emdia/contract/suppliers/routes.ts";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { ListCount } from "../../shared/list/list-count.tsx";
import { ListFrame } from "../../shared/list/list-frame.tsx";
import { useResetPageOnCompanyChange } from "../../shared/list/use-reset-page-on-company-change.ts";
import { useShowsCards } from "../../shared/list/use-shows-cards.ts";
import { useUrlFilter } from "../../shared/list/use-url-filter.ts";
import { useMay } from "../../shared/session/permissions.ts";
import { useSelectedCompanies } from "../../shared/session/use-session.ts";
import { PageHeader } from "../../shared/ui/page-header.tsx";
import { SupplierCards, SupplierTable } from "./supplier-rows.tsx";
import { isNarrowed, noFilters, SupplierToolbar } from "./supplier-toolbar.tsx";
import { suppliersQuery } from "./suppliers-queries.ts";

/** The suppliers of the projects that the user sees as contractor. */
export const SupplierList = () => {
  const { t } = useTranslation("suppliers");
  const mayLoad = useMay()("see_projects");
  const [companies] = useSelectedCompanies();
  const filter = useUrlFilter(SupplierListQuery, LIST_DEBOUNCE_MS);
  useResetPageOnCompanyChange(filter.choose);
  const query = useQuery({ ...suppliersQuery(filter.filter, companies), enabled: mayLoad });
  const Rows = useShowsCards() ? SupplierCards : SupplierTable;
  const count = <ListCount query={query} exactly={(counted) => t("count", counted)} moreThan={(counted) => t("countMany", counted)} />;
  const clear = (
    <Button variant="default" onClick={() => filter.choose(noFilters)}>
      {t("filter.clear")}
    </Button>
  );
  const empty = isNarrowed(filter.filter)
    ? { title: t("nothingFound"), hint: t("nothingFoundHint"), action: clear }
    : { title: t("empty"), hint: t("emptyHint") };
  return (
    <>
      <PageHeader title={t("title")} hint={mayLoad ? count : undefined} />
      {mayLoad && <SupplierToolbar filter={filter} />}
      <ListFrame query={query} mayLoad={mayLoad} filter={filter.filter} onTurn={filter.choose} empty={empty}>
        {(suppliers) => <Rows suppliers={suppliers} contractors={filter.filter.companies} />}
      </ListFrame>
    </>
  );
};
