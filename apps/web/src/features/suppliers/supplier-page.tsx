import { maskCnpj } from "@emdia/contract/documents/cnpj.ts";
import type { Supplier } from "@emdia/contract/suppliers/supplier.ts";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { ListMessage } from "../../shared/list/list-message.tsx";
import { useMay } from "../../shared/session/permissions.ts";
import { useSelectedCompanies } from "../../shared/session/use-session.ts";
import { PageBackLink } from "../../shared/ui/page-back-link.tsx";
import { PageHeader } from "../../shared/ui/page-header.tsx";
import { QueryStatePanel } from "../../shared/ui/panels/query-state-panel.tsx";
import { AssignSupplier } from "./assign-supplier.tsx";
import { ContactsBlock, DocumentsBlock, HistoryBlock, ProjectsBlock, RestrictionsBlock, WorkersBlock } from "./blocks/blocks.tsx";
import { RemindSupplier } from "./remind-supplier.tsx";
import classes from "./supplier-page.module.css";
import { supplierQuery } from "./suppliers-queries.ts";

const Blocks = ({ supplier }: { readonly supplier: Supplier }) => {
  const { id, documents, workers, projects, restrictions, contacts, history } = supplier;
  return (
    <div className={classes.blocks}>
      {documents && <DocumentsBlock id={id} documents={documents} />}
      {workers && <WorkersBlock id={id} workers={workers} />}
      <ProjectsBlock projects={projects} />
      {restrictions && <RestrictionsBlock restrictions={restrictions} />}
      {contacts && <ContactsBlock contacts={contacts} />}
      {history && <HistoryBlock history={history} />}
    </div>
  );
};

const Details = ({ supplier }: { readonly supplier: Supplier }) => {
  const { companyName, tradingName, cnpj, city, state } = supplier;
  const place = [city, state].filter((part) => part !== null).join("/");
  const hint = [companyName !== tradingName && companyName, maskCnpj(cnpj), place].filter(Boolean).join(" · ");
  return (
    <>
      <PageHeader
        title={tradingName}
        hint={hint}
        actions={
          <>
            <AssignSupplier supplier={supplier} />
            <RemindSupplier supplier={supplier} />
          </>
        }
      />
      <Blocks supplier={supplier} />
    </>
  );
};

/** A supplier with what it shares with the contractors of the user. */
export const SupplierPage = () => {
  const { t } = useTranslation(["suppliers", "shared"]);
  const { id = "" } = useParams({ strict: false });
  const mayLoad = useMay()("see_projects");
  const [companies] = useSelectedCompanies();
  const query = useQuery({ ...supplierQuery(Number(id), companies), enabled: mayLoad });
  if (!mayLoad) return <ListMessage title={t("shared:list.closed")} hint={t("shared:list.closedHint")} />;
  return (
    <>
      <PageBackLink renderRoot={(props) => <Link to="/fornecedores" {...props} />}>{t("back")}</PageBackLink>
      <QueryStatePanel query={query}>{(supplier) => <Details supplier={supplier} />}</QueryStatePanel>
    </>
  );
};
