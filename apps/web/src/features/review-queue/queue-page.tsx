import { LIST_DEBOUNCE_MS } from "@emdia/contract/limits.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { ListFrame } from "../../shared/list/list-frame.tsx";
import { useResetPageOnCompanyChange } from "../../shared/list/use-reset-page-on-company-change.ts";
import { useShowsCards } from "../../shared/list/use-shows-cards.ts";
import { useUrlFilter } from "../../shared/list/use-url-filter.ts";
import { useStandsOn } from "../../shared/session/companies/both-sides.ts";
import { useMay } from "../../shared/session/permissions.ts";
import { useSelectedCompanies } from "../../shared/session/use-session.ts";
import { PageBackLink } from "../../shared/ui/page-back-link.tsx";
import { PageHeader } from "../../shared/ui/page-header.tsx";
import { QueueCards, QueueTable } from "./queue-projects.tsx";
import { firstPages, QueueAddress, queueQuery } from "./queue-query.ts";
import { QueueSummary } from "./queue-summary.tsx";
import { QueueSuppliers } from "./queue-suppliers.tsx";

/** The review queue of today, for contractors. */
export const QueuePage = () => {
  const { t } = useTranslation("reviewQueue");
  const mayLoad = useMay()("see_pendency");
  const isContractor = useStandsOn("contractor");
  const [companies] = useSelectedCompanies();
  const filter = useUrlFilter(QueueAddress, LIST_DEBOUNCE_MS);
  useResetPageOnCompanyChange(() => filter.choose(firstPages));
  const query = useQuery({ ...queueQuery(filter.filter, companies), enabled: mayLoad });
  const Rows = useShowsCards() ? QueueCards : QueueTable;
  const empty = isContractor
    ? { title: t("empty"), hint: t("emptySays") }
    : { title: t("contractorsOnly"), hint: t("contractorsOnlySays") };
  return (
    <>
      <PageBackLink renderRoot={(props) => <Link to="/pendencias" {...props} />}>{t("toList")}</PageBackLink>
      <PageHeader title={t("title")} hint={t("says")} />
      {query.data && query.data.total.waiting > 0 && <QueueSummary total={query.data.total} />}
      <ListFrame
        query={query}
        mayLoad={mayLoad}
        filter={filter.filter}
        onTurn={(change) => filter.choose("page" in change ? change : { ...change, ...firstPages })}
        empty={empty}
      >
        {(queues) => <Rows queues={queues} />}
      </ListFrame>
      {query.data && query.data.total.waiting > 0 && <QueueSuppliers filter={filter} />}
    </>
  );
};
