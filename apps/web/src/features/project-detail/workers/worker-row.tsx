import type { WebPath } from "@emdia/contract/web-paths.ts";
import type { WorkerRow as Worker } from "@emdia/contract/workers/list-rows.ts";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../shared/format/use-format.ts";
import { pendingFilterForWorker } from "../../../shared/pendencies/of-worker.ts";
import { useMay } from "../../../shared/session/permissions.ts";
import { SupplierLink } from "../../../shared/suppliers/supplier-link.tsx";
import { WorkerMayWork } from "../../../shared/workers/may-work/worker-may-work.tsx";
import classes from "../project-detail.module.css";
import own from "./workers.module.css";

type Props = { readonly worker: Worker; readonly projectId: number };

/** The number of open pendencies of the worker in the project, linked to them. */
const Pendencies = ({ worker: { id, name, pendencyTotal }, projectId }: Props) => {
  const { t } = useTranslation("projectDetail");
  const { number } = useFormat();
  const may = useMay();
  const total = number(pendencyTotal);
  const words = t("workers.pendencies", { count: pendencyTotal, total });
  if (pendencyTotal === 0 || !may("see_pendency")) return <span className={classes.quiet}>{words}</span>;
  return (
    <Link
      className={own.pendencies}
      to={"/pendencias" satisfies WebPath}
      search={{ ...pendingFilterForWorker(id), project: [projectId] }}
      aria-label={t("workers.pendenciesOf", { name, total })}
    >
      {words}
    </Link>
  );
};

/** A worker of the project: identity, eligibility in the project and open pendencies. */
export const WorkerRow = ({ worker, projectId }: Props) => {
  const { id, name, role, document, provider } = worker;
  return (
    <li className={`${classes.line} ${own.row}`}>
      <div className={classes.words}>
        <Link className={own.name} to="/colaboradores/editar/$id" params={{ id: String(id) }}>
          {name}
        </Link>
        <span className={classes.quiet}>
          {role} · {document.number}
        </span>
      </div>
      <span className={own.supplier}>
        <SupplierLink supplier={provider} />
      </span>
      <WorkerMayWork worker={worker} isWhole />
      <Pendencies worker={worker} projectId={projectId} />
    </li>
  );
};
