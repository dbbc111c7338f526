import type { Supplier } from "@emdia/contract/suppliers/supplier.ts";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../shared/format/use-format.ts";
import { HistoryLines } from "../../../shared/history/history-lines.tsx";
import { projectLook } from "../../../shared/projects/project-look.ts";
import { useSelectCompaniesOnClick } from "../../../shared/session/companies/use-select-companies-on-click.ts";
import { ComplianceBar } from "../../../shared/ui/compliance/compliance-bar.tsx";
import { DocumentsLink } from "../documents-link.tsx";
import { supplierActionOf } from "../history-action.ts";
import classes from "../supplier-page.module.css";
import { Block } from "./block.tsx";

type Props<K extends keyof Supplier> = { readonly id: number } & { readonly [P in K]-?: NonNullable<Supplier[P]> };

export const DocumentsBlock = ({ id, documents: { byStatus, ...conformity } }: Props<"documents">) => {
  const { t } = useTranslation(["suppliers", "pendencyWords"]);
  const { number } = useFormat();
  const { settled, total } = conformity;
  const all = (
    <DocumentsLink className={classes.link} supplierId={id}>
      {t("all")}
    </DocumentsLink>
  );
  return (
    <Block title={t("blocks.documents")} link={total > 0 && all}>
      {total === 0 ? (
        <p className={classes.quiet}>{t("noDocuments")}</p>
      ) : (
        <>
          <p className={classes.conformity}>
            <ComplianceBar {...conformity} /> {t("conformity", { settled: number(settled), total: number(total) })}
          </p>
          <ul className={classes.lines}>
            {byStatus.map(({ status, total: count }) => (
              <li key={status}>
                <DocumentsLink className={classes.link} supplierId={id} status={[status]}>
                  {t("documentsOf", { status: t(`pendencyWords:status.${status}`), total: number(count) })}
                </DocumentsLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </Block>
  );
};

export const WorkersBlock = ({ id, workers: { total, withPendencies, first } }: Props<"workers">) => {
  const { t } = useTranslation("suppliers");
  const { number } = useFormat();
  const selection = useSelectCompaniesOnClick("/colaboradores");
  return (
    <Block
      title={t("blocks.workers")}
      link={
        <Link className={classes.link} to="/colaboradores" search={{ provider: id }} {...selection}>
          {t("workers", { count: total, total: number(total) })}
        </Link>
      }
    >
      <p>
        <Link className={classes.link} to="/colaboradores" search={{ provider: id, hasPendencies: true }} {...selection}>
          {t("pending", { count: withPendencies, total: number(withPendencies) })}
        </Link>
      </p>
      <ul className={classes.lines}>
        {first.map((worker) => (
          <li key={worker.id} className={classes.line}>
            <Link className={classes.link} to="/colaboradores/editar/$id" params={{ id: String(worker.id) }}>
              {worker.name}
            </Link>
            <span className={classes.quiet}>{t("pendencies", { count: worker.pendencyTotal, total: number(worker.pendencyTotal) })}</span>
          </li>
        ))}
      </ul>
    </Block>
  );
};

export const ProjectsBlock = ({ projects: { total, first } }: Pick<Supplier, "projects">) => {
  const { t } = useTranslation("suppliers");
  const { number } = useFormat();
  return (
    <Block title={`${t("blocks.projects")} (${number(total)})`}>
      <ul className={classes.lines}>
        {first.map(({ id, name, company, ...state }) => (
          <li key={id} className={classes.project}>
            <Link className={classes.link} to="/projetos/editar/$id" params={{ id: String(id) }} search={{ secao: "visao-geral" }}>
              {name}
            </Link>
            <span className={classes.quiet}>
              {company.name} · {t(`projectStates.${projectLook({ ...state, isDraft: false })}`)}
            </span>
          </li>
        ))}
      </ul>
    </Block>
  );
};

export const RestrictionsBlock = ({ restrictions: { total, first } }: Pick<Props<"restrictions">, "restrictions">) => {
  const { t } = useTranslation("suppliers");
  const { day, number } = useFormat();
  const all = (
    <Link className={classes.link} to="/minha-conta" search={{ secao: "colaboradores-restritos" }}>
      {t("all")}
    </Link>
  );
  return (
    <Block title={`${t("blocks.restrictions")} (${number(total)})`} link={total > 0 && all}>
      {total === 0 && <p className={classes.quiet}>{t("noRestrictions")}</p>}
      <ul className={classes.lines}>
        {first.map(({ id, name, reason, endDate }) => (
          <li key={id}>
            <strong>{name}</strong>
            <p className={classes.quiet}>
              {reason} · {endDate ? t("until", { day: day(endDate) }) : t("noEnd")}
            </p>
          </li>
        ))}
      </ul>
    </Block>
  );
};

export const ContactsBlock = ({ contacts }: Pick<Props<"contacts">, "contacts">) => {
  const { t } = useTranslation("suppliers");
  return (
    <Block title={t("blocks.contacts")}>
      {contacts.length === 0 && <p className={classes.quiet}>{t("noContacts")}</p>}
      <ul className={classes.lines}>
        {contacts.map(({ name, email, isOwner }) => (
          <li key={email}>
            {name}
            {isOwner && <span className={classes.quiet}> · {t("owner")}</span>}
            <br />
            <a className={classes.link} href={`mailto:${email}`}>
              {email}
            </a>
          </li>
        ))}
      </ul>
    </Block>
  );
};

/** The latest entries, all in the page's answer. */
const noMorePages = {
  error: null,
  hasNextPage: false,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  fetchNextPage: () => undefined,
  refetch: () => undefined,
};
export const HistoryBlock = ({ history }: Pick<Props<"history">, "history">) => {
  const { t } = useTranslation("suppliers");
  return (
    <Block title={t("blocks.history")}>
      <HistoryLines
        history={{ ...noMorePages, data: { pages: [{ results: history }] } }}
        words={t("history", { returnObjects: true })}
        deedOf={({ action }) => t(`history.actions.${supplierActionOf(action)}`)}
      />
    </Block>
  );
};
