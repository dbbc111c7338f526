import type { WorkerRecord } from "@emdia/contract/workers/record.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../shared/format/use-format.ts";
import { SupplierLink } from "../../shared/suppliers/supplier-link.tsx";
import classes from "./worker-drawer.module.css";

const NO_TITLE = null;

/** The document number; masked if the user may not see it in full. */
const useDocument = ({ CPF, foreignDocument, dataIsHidden }: WorkerRecord) => {
  const { t } = useTranslation("workerDrawer");
  const number = CPF ?? foreignDocument?.number ?? "";
  const key = CPF === null && foreignDocument ? t("foreign", { country: foreignDocument.country }) : "CPF";
  return { key, number, title: dataIsHidden ? t("hidden") : NO_TITLE };
};

/** The facts that a reviewer compares with the document. */
export const WorkerFacts = ({ worker }: { readonly worker: WorkerRecord }) => {
  const { t } = useTranslation(["workerDrawer", "workerForm"]);
  const { day } = useFormat();
  const { key, number, title } = useDocument(worker);
  const activities = worker.activityTypes.map(({ name }) => name).join(", ");
  const facts = [
    [t("supplier"), <SupplierLink key="supplier" supplier={{ id: worker.providerId, name: worker.providerName }} />],
    [t("regime"), t(`workerForm:regimes.${worker.contractRegime}`)],
    [t("admission"), day(worker.admissionDate)],
    [t("risk"), t(worker.exposedToRisk ? "exposed" : "unexposed")],
  ] as const;
  return (
    <dl className={classes.facts}>
      <div>
        <dt>{key}</dt>
        <dd>
          {number}
          {title && <span className={classes.quiet}> {title}</span>}
        </dd>
      </div>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className={classes.wide}>
        <dt>{t("activities")}</dt>
        <dd>{activities === "" ? t("noActivities") : activities}</dd>
      </div>
    </dl>
  );
};
