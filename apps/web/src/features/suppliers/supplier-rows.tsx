import { maskCnpj } from "@emdia/contract/documents/cnpj.ts";
import type { SupplierRow } from "@emdia/contract/suppliers/supplier.ts";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../shared/format/use-format.ts";
import { keepSearchParams } from "../../shared/list/keep-search-params.ts";
import cards from "../../shared/list/list-cards.module.css";
import table from "../../shared/list/list-table.module.css";
import row from "../../shared/list/row-name.module.css";
import lines from "../../shared/ui/lines.module.css";
import { DocumentCount, type FigureProps, SupplierConformity, WorkerCount } from "./supplier-figures.tsx";
import classes from "./suppliers.module.css";

const Name = ({ supplier: { id, name, cnpj } }: { readonly supplier: SupplierRow }) => (
  <span className={row.words}>
    <Link className={row.link} to="/fornecedores/$id" params={{ id: String(id) }} search={keepSearchParams} title={name}>
      {name}
    </Link>
    <span className={lines.quiet}>{maskCnpj(cnpj)}</span>
  </span>
);

type Props = { readonly suppliers: readonly SupplierRow[] } & Pick<FigureProps, "contractors">;

/** The supplier list as a table, for wide screens. */
export const SupplierTable = ({ suppliers, contractors }: Props) => {
  const { t } = useTranslation("suppliers");
  const { number } = useFormat();
  return (
    <table className={`${table.table} ${table.tall} ${classes.table}`}>
      <caption className={table.caption}>{t("caption")}</caption>
      <thead>
        <tr>
          <th>{t("column.name")}</th>
          <th className={classes.numberHead}>{t("column.projects")}</th>
          <th className={classes.numberHead}>{t("column.workers")}</th>
          <th className={classes.numberHead}>{t("column.conformity")}</th>
          <th className={classes.numberHead}>{t("column.expired")}</th>
          <th className={classes.numberHead}>{t("column.inReview")}</th>
        </tr>
      </thead>
      <tbody>
        {suppliers.map((supplier) => (
          <tr key={supplier.id}>
            <th scope="row" className={table.nameCell}>
              <Name supplier={supplier} />
            </th>
            <td className={classes.number}>{number(supplier.projectTotal)}</td>
            <td className={classes.number}>
              <WorkerCount supplier={supplier} contractors={contractors} />
            </td>
            <td className={classes.number}>
              <SupplierConformity supplier={supplier} contractors={contractors} />
            </td>
            <td className={classes.number}>
              <DocumentCount supplier={supplier} contractors={contractors} figure="expired" />
            </td>
            <td className={classes.number}>
              <DocumentCount supplier={supplier} contractors={contractors} figure="inReview" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** The supplier list as cards, for narrow screens. */
export const SupplierCards = ({ suppliers, contractors }: Props) => {
  const { t } = useTranslation("suppliers");
  const { number } = useFormat();
  return (
    <ul className={cards.cards} aria-label={t("caption")}>
      {suppliers.map((supplier) => (
        <li key={supplier.id} className={`${cards.card} ${classes.card}`}>
          <Name supplier={supplier} />
          <dl className={classes.facts}>
            <div>
              <dt>{t("column.projects")}</dt>
              <dd>{number(supplier.projectTotal)}</dd>
            </div>
            <div>
              <dt>{t("column.workers")}</dt>
              <dd>
                <WorkerCount supplier={supplier} contractors={contractors} />
              </dd>
            </div>
            <div>
              <dt>{t("column.conformity")}</dt>
              <dd>
                <SupplierConformity supplier={supplier} contractors={contractors} />
              </dd>
            </div>
            <div>
              <dt>{t("column.expired")}</dt>
              <dd>
                <DocumentCount supplier={supplier} contractors={contractors} figure="expired" />
              </dd>
            </div>
            <div>
              <dt>{t("column.inReview")}</dt>
              <dd>
                <DocumentCount supplier={supplier} contractors={contractors} figure="inReview" />
              </dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  );
};
