import { expiredStatuses, reviewQueueStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import type { SupplierRow } from "@emdia/contract/suppliers/supplier.ts";
import { VisuallyHidden } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../shared/format/use-format.ts";
import type { SelectedCompanies } from "../../shared/session/companies/selected-companies.ts";
import { useSelectCompaniesOnClick } from "../../shared/session/companies/use-select-companies-on-click.ts";
import { ComplianceBar } from "../../shared/ui/compliance/compliance-bar.tsx";
import { DocumentsLink } from "./documents-link.tsx";
import classes from "./suppliers.module.css";

export type FigureProps = {
  readonly supplier: SupplierRow;
  /** Contractors by which the list is filtered. */
  readonly contractors: SelectedCompanies | undefined;
};

const statuses = { expired: expiredStatuses, inReview: reviewQueueStatuses } as const;

/** A number of documents as a link to these documents. */
export const DocumentCount = ({ supplier, contractors, figure }: FigureProps & { readonly figure: keyof typeof statuses }) => {
  const { t } = useTranslation("suppliers");
  const { number } = useFormat();
  const count = supplier[figure];
  if (count === null) return t("none");
  if (count === 0) return number(count);
  return (
    <DocumentsLink className={classes.figure} supplierId={supplier.id} status={statuses[figure]} contractors={contractors}>
      {number(count)}
      <VisuallyHidden>
        {" "}
        {t(`column.${figure}`)}: {supplier.name}
      </VisuallyHidden>
    </DocumentsLink>
  );
};

/** The share of settled documents as a link to the documents of the supplier. */
export const SupplierConformity = ({ supplier: { id, conformity }, contractors }: FigureProps) => {
  const { t } = useTranslation("suppliers");
  const { number } = useFormat();
  if (!conformity || conformity.total === 0) return t("none");
  const words = t("conformity", { settled: number(conformity.settled), total: number(conformity.total) });
  return (
    <DocumentsLink className={classes.share} supplierId={id} contractors={contractors}>
      <ComplianceBar {...conformity} words={words} />
    </DocumentsLink>
  );
};

export const WorkerCount = ({ supplier: { id, name, workerTotal }, contractors }: FigureProps) => {
  const { t } = useTranslation("suppliers");
  const { number } = useFormat();
  const selection = useSelectCompaniesOnClick("/colaboradores", contractors);
  if (workerTotal === null) return t("none");
  if (workerTotal === 0) return number(0);
  return (
    <Link className={classes.figure} to="/colaboradores" search={{ provider: id }} {...selection}>
      {number(workerTotal)}
      <VisuallyHidden>
        {" "}
        {t("column.workers")}: {name}
      </VisuallyHidden>
    </Link>
  );
};
