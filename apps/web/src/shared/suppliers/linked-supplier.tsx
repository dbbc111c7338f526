import { Link } from "@tanstack/react-router";
import { useProfile } from "../session/account.ts";
import classes from "./linked-supplier.module.css";
import { useOpensSuppliers } from "./use-opens-suppliers.ts";

export type SupplierLinkProps = { readonly supplier: { readonly id: number; readonly name: string } };

/** Name of a supplier, as a link to its page for users of a contractor. A company of the user is never linked. */
export const LinkedSupplier = ({ supplier: { id, name } }: SupplierLinkProps) => {
  const opens = useOpensSuppliers();
  const isOwn = useProfile()?.companies.some((company) => company.id === id) ?? false;
  if (!opens || isOwn) return name;
  return (
    <Link className={classes.link} to="/fornecedores/$id" params={{ id: String(id) }}>
      {name}
    </Link>
  );
};
