import { useTranslation } from "react-i18next";
import classes from "./pendency-detail.module.css";
import type { AskedMove } from "./use-moves.ts";

/** The documents that the verification found in the way of a move. */
export const BlockingDocuments = ({ documents }: Pick<AskedMove["verification"], "documents">) => {
  const { t } = useTranslation("pendencyDetail");
  if (documents.length === 0) return null;
  return (
    <>
      <p>{t("blocking")}</p>
      <ul className={classes.blocking}>
        {documents.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    </>
  );
};
