import classes from "../pendency-detail.module.css";
import type { AskedMove } from "./use-moves.ts";

type Props = Pick<AskedMove["verification"], "documents"> & { readonly says: string };

/** The documents that block a move, by name, as the verification lists them. */
export const BlockingDocuments = ({ documents, says }: Props) => {
  if (documents.length === 0) return null;
  return (
    <>
      <p className={classes.means}>{says}</p>
      <ul className={classes.blocking}>
        {documents.map(({ id, name }) => (
          <li key={id}>
            <b>{name}</b>
          </li>
        ))}
      </ul>
    </>
  );
};
