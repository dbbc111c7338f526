import type { QueueOfSupplier } from "@emdia/contract/pendencies/assignment-routes.ts";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../shared/format/use-format.ts";
import { ListFrame } from "../../shared/list/list-frame.tsx";
import type { UrlFilter } from "../../shared/list/use-url-filter.ts";
import { useSelectedCompanies } from "../../shared/session/use-session.ts";
import { AssigneeButton } from "./assignee-button.tsx";
import { QueueDocumentsLink } from "./queue-documents-link.tsx";
import { firstPages, type QueueAddress, supplierQueuesQuery } from "./queue-query.ts";
import classes from "./review-queue.module.css";

const Line = ({ queue: { supplier, contractor, waiting, overdue, assignee, can } }: { readonly queue: QueueOfSupplier }) => {
  const { t } = useTranslation("reviewQueue");
  const { number } = useFormat();
  return (
    <li className={classes.supplier}>
      <div className={classes.project}>
        <QueueDocumentsLink supplierId={supplier.id} contractorId={contractor.id}>
          {supplier.name}
        </QueueDocumentsLink>
        <span className={classes.quiet}>
          {t("suppliers.waiting", { count: waiting, waiting: number(waiting) })}
          {overdue > 0 && ` · ${t("suppliers.overdue", { count: overdue, overdue: number(overdue) })}`} · {contractor.name}
        </span>
      </div>
      <AssigneeButton
        target={{ of: "supplier", id: supplier.id, name: supplier.name }}
        contractorId={contractor.id}
        assignee={assignee}
        can={can}
      />
    </li>
  );
};

type Props = { readonly filter: UrlFilter<typeof QueueAddress> };

/** Suppliers in the queue, with the accounts to which their reviews are assigned. */
export const QueueSuppliers = ({ filter: { filter, choose } }: Props) => {
  const { t } = useTranslation("reviewQueue");
  const [companies] = useSelectedCompanies();
  const query = useQuery(supplierQueuesQuery(filter, companies));
  return (
    <section className={classes.suppliers} aria-labelledby="queue-suppliers">
      <h2 id="queue-suppliers">{t("suppliers.title")}</h2>
      <ListFrame
        query={query}
        mayLoad
        filter={filter}
        onTurn={(change) => choose("page" in change ? { supplierPage: change.page } : { ...change, ...firstPages })}
        empty={{ title: t("empty") }}
      >
        {(queues) => (
          <ul>
            {queues.map((queue) => (
              <Line key={`${queue.contractor.id} ${queue.supplier.id}`} queue={queue} />
            ))}
          </ul>
        )}
      </ListFrame>
    </section>
  );
};
