import { PLANS } from "@emdia/contract/limits.ts";
import type { PendencyRow } from "@emdia/contract/pendencies/pendency.ts";
import type { WebPath } from "@emdia/contract/web-paths.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../shared/format/use-format.ts";
import { PendencyChip } from "../../shared/pendencies/pendency-chip.tsx";
import { QueryStatePanel } from "../../shared/ui/panels/query-state-panel.tsx";
import { totalsByStatus } from "./document-totals.ts";
import { ProfileBlock } from "./profile-block.tsx";
import { documentTotalsQuery, missingDocumentsQuery } from "./profile-queries.ts";
import classes from "./worker-profile.module.css";

type Props = { readonly workerId: number };

const filterOf = (workerId: number) => ({ worker: [workerId], plan: [...PLANS] });

/** Number of documents per status, each linked to these documents. */
const Totals = ({ workerId }: Props) => {
  const { t } = useTranslation(["workerProfile", "pendencyWords"]);
  const { number } = useFormat();
  const { data = [] } = useQuery(documentTotalsQuery(workerId));
  return (
    <ul className={classes.totals}>
      {totalsByStatus(data).map(({ status, total }) => (
        <li key={status}>
          <Link className={classes.link} to={"/pendencias" satisfies WebPath} search={{ ...filterOf(workerId), status: [status] }}>
            {t("documents.ofStatus", { status: t(`pendencyWords:status.${status}`), total: number(total) })}
          </Link>
        </li>
      ))}
    </ul>
  );
};

const Missing = ({ document: { id, name, project, status } }: { readonly document: PendencyRow }) => (
  <li className={classes.line}>
    <span className={classes.words}>
      <Link className={classes.name} to="/pendencias/editar/$id" params={{ id: String(id) }}>
        {name}
      </Link>
      <span className={classes.quiet}>{project.name}</span>
    </span>
    <PendencyChip status={status} />
  </li>
);

/** The worker's documents: totals per status, then the first missing documents. */
export const WorkerDocuments = ({ workerId }: Props) => {
  const { t } = useTranslation("workerProfile");
  const query = useQuery(missingDocumentsQuery(workerId));
  const all = (
    <Link className={classes.link} to={"/pendencias" satisfies WebPath} search={filterOf(workerId)}>
      {t("documents.all")}
    </Link>
  );
  return (
    <ProfileBlock id="documentos" title={t("documents.title")} link={all}>
      <Totals workerId={workerId} />
      <QueryStatePanel query={query}>
        {({ results }) => (
          <>
            <h3 className={classes.subtitle}>{t("documents.missing")}</h3>
            {results.length === 0 && <p className={classes.quiet}>{t("documents.noneMissing")}</p>}
            <ul className={classes.lines} aria-label={t("documents.missing")}>
              {results.map((document) => (
                <Missing key={document.id} document={document} />
              ))}
            </ul>
          </>
        )}
      </QueryStatePanel>
    </ProfileBlock>
  );
};
