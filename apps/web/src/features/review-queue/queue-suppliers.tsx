import type { QueueOfSupplier } from "@emdia/contract/pendencies/assignment-routes.ts";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../shared/format/use-format.ts";
import { useSelectedCompanies } from "../../shared/session/use-session.ts";
import { AssigneeButton } from "./assignee-button.tsx";
import { QueueDocumentsLink } from "./queue-documents-link.tsx";
import { supplierQueuesQuery } from "./queue-query.ts";
import classes from "./review-queue.module.css";

const Line = ({ queue: { supplier, contractor, waiting, overdue, assignee, can } }: { readonly queue: QueueOfSupplier }) => {
  const { t } = useTranslation("reviewQueue");
  const { number } = useFormat();
  return (
    <li className={classes.supplier}>
      <div className={classes.project}>
        <QueueDocumentsLink supplierId={supplier.id}>{supplier.name}</QueueDocumentsLink>
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

/** Suppliers in the queue, with the accounts to which their reviews are assigned. */
export const QueueSuppliers = () => {
  const { t } = useTranslation("reviewQueue");
  const [companies] = useSelectedCompanies();
  const { data } = useQuery(supplierQueuesQuery(companies));
  if (!data || data.results.length === 0) return null;
  return (
    <section className={classes.suppliers} aria-labelledby="queue-suppliers">
      <h2 id="queue-suppliers">{t("suppliers.title")}</h2>
      <ul>
        {data.results.map((queue) => (
          <Line key={`${queue.contractor.id} ${queue.supplier.id}`} queue={queue} />
        ))}
      </ul>
    </section>
  );
};
