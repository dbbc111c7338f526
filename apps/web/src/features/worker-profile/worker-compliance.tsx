import { PLANS } from "@emdia/contract/limits.ts";
import type { WebPath } from "@emdia/contract/web-paths.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../shared/format/use-format.ts";
import { ComplianceBar } from "../../shared/ui/compliance/compliance-bar.tsx";
import { complianceIn } from "./document-totals.ts";
import { documentTotalsQuery } from "./profile-queries.ts";
import classes from "./worker-profile.module.css";

/** Settled documents of all documents of the worker, linked to these documents. */
export const WorkerCompliance = ({ workerId }: { readonly workerId: number }) => {
  const { t } = useTranslation("workerProfile");
  const { number } = useFormat();
  const { data } = useQuery(documentTotalsQuery(workerId));
  if (!data) return <div className={classes.compliance} />;
  const { settled, total, isExact } = complianceIn(data);
  const search = { worker: [workerId], plan: [...PLANS] };
  if (total === 0) return <p className={classes.compliance}>{t("documents.none")}</p>;
  return (
    <p className={classes.compliance}>
      {isExact && <ComplianceBar settled={settled} total={total} />}
      <Link className={classes.link} to={"/pendencias" satisfies WebPath} search={search}>
        {isExact ? t("documents.words", { settled: number(settled), total: number(total) }) : t("documents.many")}
      </Link>
    </p>
  );
};
