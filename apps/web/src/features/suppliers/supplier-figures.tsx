import { PLANS } from "@emdia/contract/limits.ts";
import type { PendencyStatus } from "@emdia/contract/pendencies/vocabulary.ts";
import type { SupplierRow } from "@emdia/contract/suppliers/supplier.ts";
import { VisuallyHidden } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../shared/format/use-format.ts";
import classes from "./suppliers.module.css";
import { wholePercent } from "./whole-percent.ts";

type Props = { readonly supplier: SupplierRow };

/** Filter of the pendency list with the documents of a supplier. */
export const documentsFilter = (supplierId: number, status?: readonly PendencyStatus[]) => ({
  supplier: [supplierId],
  plan: [...PLANS],
  ...(status && { status: [...status] }),
});

const statuses = { expired: ["EXPIRED"], inReview: ["IN_REVISION", "PRE_ANALYSIS"] } as const;

/** A number of documents as a link to these documents. */
export const DocumentCount = ({ supplier, figure }: Props & { readonly figure: keyof typeof statuses }) => {
  const { t } = useTranslation("suppliers");
  const { number } = useFormat();
  const count = supplier[figure];
  if (count === null) return t("none");
  if (count === 0) return number(count);
  return (
    <Link className={classes.figure} to="/pendencias" search={documentsFilter(supplier.id, statuses[figure])}>
      {number(count)}
      <VisuallyHidden>
        {" "}
        {t(`column.${figure}`)}: {supplier.name}
      </VisuallyHidden>
    </Link>
  );
};

/** The share of settled documents as a link to the documents of the supplier. */
export const SupplierConformity = ({ supplier: { id, conformity } }: Props) => {
  const { t } = useTranslation("suppliers");
  const { number } = useFormat();
  if (!conformity || conformity.total === 0) return t("none");
  const words = t("conformity", { settled: number(conformity.settled), total: number(conformity.total) });
  return (
    <Link className={classes.figure} to="/pendencias" search={documentsFilter(id)} title={words}>
      {t("share", { percent: wholePercent(conformity) })}
      <VisuallyHidden> {words}</VisuallyHidden>
    </Link>
  );
};

export const WorkerCount = ({ supplier: { id, name, workerTotal } }: Props) => {
  const { t } = useTranslation("suppliers");
  const { number } = useFormat();
  if (workerTotal === null) return t("none");
  if (workerTotal === 0) return number(0);
  return (
    <Link className={classes.figure} to="/colaboradores" search={{ provider: id }}>
      {number(workerTotal)}
      <VisuallyHidden>
        {" "}
        {t("column.workers")}: {name}
      </VisuallyHidden>
    </Link>
  );
};
