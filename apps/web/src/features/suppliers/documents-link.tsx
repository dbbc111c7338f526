import { PLANS } from "@emdia/contract/limits.ts";
import type { PendencyStatus } from "@emdia/contract/pendencies/vocabulary.ts";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useStandsOnBothSides } from "../../shared/session/companies/both-sides.ts";
import type { SelectedCompanies } from "../../shared/session/companies/selected-companies.ts";
import { useSelectCompaniesOnClick } from "../../shared/session/companies/use-select-companies-on-click.ts";

type Props = {
  readonly supplierId: number;
  readonly status?: readonly PendencyStatus[];
  /** Contractors by which the list of suppliers is filtered. */
  readonly contractors?: SelectedCompanies | undefined;
  readonly className: string | undefined;
  readonly children: ReactNode;
};

/** Link to the documents that a supplier owes to the contractors of the user. */
export const DocumentsLink = ({ supplierId, status, contractors, className, children }: Props) => {
  const selection = useSelectCompaniesOnClick("/pendencias", contractors);
  const standsOnBothSides = useStandsOnBothSides();
  const filter = {
    supplier: [supplierId],
    plan: [...PLANS],
    ...(status && { status: [...status] }),
    ...(standsOnBothSides && { side: "contractor" as const }),
  };
  return (
    <Link className={className} to="/pendencias" search={filter} {...selection}>
      {children}
    </Link>
  );
};
