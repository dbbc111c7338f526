import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import type { WorkerRecord } from "@emdia/contract/workers/record.ts";
import { Skeleton } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../shared/format/use-format.ts";
import { referenceText } from "../../../shared/pendencies/reference-text.ts";
import { useMayAt } from "../../../shared/session/permissions.ts";
import { SupplierLink } from "../../../shared/suppliers/supplier-link.tsx";
import record from "../../../shared/ui/panels/record-panel.module.css";
import { workerQuery } from "../../../shared/workers/worker-query.ts";
import classes from "./compared-facts.module.css";

type Fact = readonly [key: string, value: ReactNode];

/** Facts of the worker. The server masks the document number without the permission to see it. */
const useWorkerFacts = (worker: WorkerRecord | undefined): readonly Fact[] => {
  const { t } = useTranslation("review");
  const { day } = useFormat();
  if (!worker) return [];
  const { CPF, foreignDocument, role, admissionDate, activityTypes } = worker;
  return [
    [CPF === null ? t("compared.document") : "CPF", CPF ?? foreignDocument?.number],
    [t("compared.role"), role],
    [t("compared.admission"), day(admissionDate)],
    [t("compared.activities"), activityTypes.map(({ name }) => name).join(", ")],
  ];
};

/** The facts that a reviewer compares with the document, next to it. Facts of the worker need the permission to see workers. */
export const ComparedFacts = ({ pendency }: { readonly pendency: Pendency }) => {
  const { t } = useTranslation("review");
  const { employee, company, project, frequency } = pendency;
  const maySee = useMayAt()("see_employee", "/colaboradores") && employee !== null;
  const { data, isPending } = useQuery({ ...workerQuery(employee?.id ?? 0), enabled: maySee });
  const worker = useWorkerFacts(data);
  const known: readonly Fact[] = [
    [employee ? t("compared.worker") : t("compared.supplier"), employee?.name ?? <SupplierLink key="supplier" supplier={company} />],
    ...worker,
    [t("compared.project"), project.name],
    [t(frequency === "yearly" ? "compared.year" : "compared.month"), referenceText(pendency)],
  ];
  return (
    <section className={record.panel} aria-labelledby="compared-facts" aria-busy={maySee && isPending}>
      <h2 id="compared-facts" className={classes.title}>
        {t("compared.title")}
      </h2>
      <dl className={classes.facts}>
        {known
          .filter(([, value]) => value)
          .map(([key, value]) => (
            <div key={key}>
              <dt>{key}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {maySee && isPending && <Skeleton height={96} />}
    </section>
  );
};
